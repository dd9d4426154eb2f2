"use client";

import { type ReactNode, useId, useImperativeHandle, useRef } from "react";
import type { Native } from "../../internal/native.ts";
import { fill } from "../../internal/fill.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { CarouselControls, type CarouselLabels } from "./CarouselControls.tsx";
import { CarouselPicker } from "./CarouselPicker.tsx";
import * as styles from "./Carousel.css.ts";
import { useInWindow } from "./useInWindow.ts";
import { useRotation } from "./useRotation.ts";
import { usePictureArrival } from "./usePictureArrival.ts";
import { useVisibleSlides } from "./useVisibleSlides.ts";

export interface CarouselSlide {
  id: string;
  /** Its entry beside a `showcase`. */
  title?: string | undefined;
  /** A `Slide` of the same layout. */
  content: ReactNode;
}

export interface CarouselProps
  extends
    CarouselLabels,
    Native<
      "section",
      | "aria-label"
      | "aria-roledescription"
      | "onFocus"
      | "onPointerDown"
      | "onPointerEnter"
      | "onPointerLeave"
    > {
  /** What the slides are about, without the word « carrousel »: « La vie de l’expédition ». */
  label: string;
  slides: readonly CarouselSlide[];
  /**
   * `figures`: one drawing and the start of the next; one at a time on a desk.
   * `showcase`: one drawing at a time, edge to edge on night, with an entry for each beside it.
   * @defaultValue "figures"
   */
  layout?: keyof typeof styles.layout | undefined;
  /** Stands above the entries of a `showcase`: its headline. */
  children?: ReactNode;
  /** Turns by itself, this many milliseconds on each slide. Without it nothing moves unasked. */
  intervalMs?: number | undefined;
  /** Does not turn by itself until this ends or the visitor asks. */
  paused?: boolean | undefined;
  /** The slides are on their way: their place is kept. A slide whose own picture is on its way says so by itself. */
  loading?: boolean | undefined;
}

/** Drawings in a row that scrolls, with APG's carousel over it. Without script it scrolls under a finger or the arrows. */
export function Carousel({
  label,
  slides,
  layout = "figures",
  children,
  intervalMs,
  paused = false,
  loading = false,
  carouselLabel,
  slideLabel,
  positionLabel,
  previousLabel,
  nextLabel,
  pauseLabel,
  playLabel,
  pickerLabel,
  loadingLabel,
  ref,
  ...native
}: CarouselProps) {
  const rowId = useId();
  const carousel = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => carousel.current!, [carousel]);
  const { row, first, last, isOutOfSight, show, previous, next } = useVisibleSlides(
    loading ? [] : slides.map(({ id }) => id),
    { oneByOne: layout === "showcase" },
  );
  const inWindow = useInWindow(row);
  const arriving = usePictureArrival(row, first, inWindow ? last + 1 : -1) || loading;
  const rotation = useRotation({
    intervalMs,
    held: paused,
    waiting: arriving || !inWindow,
    advance: next,
    position: first,
    carousel,
  });
  const known = first >= 0 && !loading;
  const name = (at: number) => fill(positionLabel, { position: at + 1, total: slides.length });

  return (
    <section
      {...native}
      ref={carousel}
      // Until React comes: how long each slide stays, for what turns them meanwhile, which writes here too.
      data-turns={paused || loading ? undefined : intervalMs}
      suppressHydrationWarning
      aria-roledescription={carouselLabel}
      aria-label={label}
      className={layout === "showcase" ? `${surface.night} ${styles.layout.showcase}` : styles.layout.figures}
      {...rotation.area}
    >
      {children && <div className={styles.heading[layout]}>{children}</div>}
      <CarouselControls
        layout={layout}
        labels={{ positionLabel, previousLabel, nextLabel, pauseLabel, playLabel }}
        rowId={rowId}
        rotation={intervalMs === undefined ? undefined : rotation}
        known={known && slides.length > 1}
        movable={known && !(first === 0 && last === slides.length - 1)}
        // Where its entries are, one at a time; else how far one has seen.
        at={Math.max(layout === "showcase" ? first : last, 0)}
        count={slides.length}
        onPrevious={() => {
          rotation.stop();
          previous();
        }}
        onNext={() => {
          rotation.stop();
          next();
        }}
      />
      {layout === "showcase" && (
        <CarouselPicker
          className={styles.picker}
          label={pickerLabel}
          rowId={rowId}
          titles={slides.map(({ id, title = id }) => title)}
          current={first}
          onPick={(at) => {
            rotation.stop();
            show(at);
          }}
        />
      )}
      <div
        ref={row}
        id={rowId}
        className={loading ? styles.loading[layout] : styles.row[layout]}
        aria-live={rotation.rotating ? "off" : "polite"}
        aria-busy={arriving}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must scroll by keyboard too
        tabIndex={loading ? undefined : 0}
      >
        {(loading ? [] : slides).map(({ id, content }, at) => (
          <div
            key={id}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- APG: a slide is a group
            role="group"
            aria-roledescription={slideLabel}
            aria-label={name(at)}
            className={styles.slide[layout]}
            inert={!loading && isOutOfSight(at)}
          >
            {content}
          </div>
        ))}
      </div>
      {arriving && <p className={styles.waiting}>{loadingLabel}</p>}
    </section>
  );
}
