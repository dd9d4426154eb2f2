import { fill } from "../../internal/fill.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { ArrowLeftIcon, ArrowRightIcon, PauseIcon, PlayIcon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { WakeLine } from "./WakeLine.tsx";
import * as styles from "./CarouselControls.css.ts";

export interface CarouselLabels {
  /** What it is, for a reader: « carrousel ». */
  carousel: string;
  /** What each part is: « diapositive ». */
  slide: string;
  /** « {position} sur {total} ». */
  position: string;
  previous: string;
  next: string;
  /** What the rotation button does while it turns: « Arrêter le défilement ». */
  pause: string;
  /** What it does while it is still: « Reprendre le défilement ». */
  play: string;
  /** Name of the entries of a `showcase`, for a reader: « Choisir une image ». */
  picker: string;
  /** Said in place of slides on their way: « L’image arrive… ». */
  loading: string;
}

interface CarouselControlsProps {
  kind: keyof typeof styles.kind;
  labels: CarouselLabels;
  rowId: string;
  rotation: { playing: boolean; toggle: () => void } | undefined;
  /** Whether it is known which of several slides are in sight. */
  known: boolean;
  /** Whether there is anything to bring in sight. */
  movable: boolean;
  at: number;
  count: number;
  onPrevious: () => void;
  onNext: () => void;
}

/** The buttons come before the slides, the rotation first: who tabs in can stop what moves before meeting it. */
export function CarouselControls({
  kind,
  labels,
  rowId,
  rotation,
  known,
  movable,
  at,
  count,
  onPrevious,
  onNext,
}: CarouselControlsProps) {
  return (
    <div
      className={`${kind === "showcase" ? surface.night : ""} ${styles.kind[kind]} ${known ? "" : styles.idle}`}
    >
      <div className={`${styles.buttons} ${movable ? "" : styles.idle}`}>
        {rotation && (
          <IconButton
            data-rotation=""
            label={rotation.playing ? labels.pause : labels.play}
            aria-controls={rowId}
            onClick={rotation.toggle}
          >
            {rotation.playing ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        )}
        <IconButton label={labels.previous} aria-controls={rowId} onClick={onPrevious}>
          <ArrowLeftIcon />
        </IconButton>
        <IconButton label={labels.next} aria-controls={rowId} onClick={onNext}>
          <ArrowRightIcon />
        </IconButton>
        {kind === "figures" && (
          <WakeLine className={styles.progress} percent={count && ((at + 1) / count) * 100} />
        )}
      </div>
      <span className={styles.position}>{fill(labels.position, { position: at + 1, total: count })}</span>
    </div>
  );
}
