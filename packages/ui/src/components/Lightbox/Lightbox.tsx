"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { closest } from "../../internal/closest.ts";
import { corner, veil } from "../../internal/modal.css.ts";
import type { Native } from "../../internal/native.ts";
import { useModal } from "../../internal/useModal.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { CloseIcon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Lightbox.css.ts";
import { LightboxFoot } from "./LightboxFoot.tsx";
import { LightboxPicture } from "./LightboxPicture.tsx";

/** One picture, and what is said of it. */
export interface LightboxItem {
  picture: PictureSource;
  /** What it is, where it comes from, who made it. */
  caption: ReactNode;
  /** The house it comes from: a logo. */
  mark?: ReactNode;
  /** What can be done with it: a link that downloads it. */
  action?: ReactNode;
  /** What is read below the picture: an article, whole. */
  text?: ReactNode;
}

/** The words of a viewer of pictures. */
export interface LightboxLabels {
  /** Name of the viewer, for a reader: « Visionneuse ». */
  label: string;
  /** « Fermer ». */
  closeLabel: string;
  /** « Image précédente ». */
  previousLabel: string;
  /** « Image suivante ». */
  nextLabel: string;
  /** « Taille réelle »: pressed when the picture is at 100 %. */
  zoomLabel: string;
  /** « {position} sur {total} ». */
  positionLabel: string;
  /** Said in place of a picture that does not come: « L’image ne s’affiche pas. » */
  failedLabel?: string | undefined;
}

export interface LightboxProps
  extends
    LightboxLabels,
    Native<
      "dialog",
      | "aria-label"
      | "children"
      | "onCancel"
      | "onChange"
      | "onClick"
      | "onClose"
      | "onKeyDown"
      | "onPointerDown"
    > {
  items: readonly LightboxItem[];
  /** Which picture is shown, from 0; nothing, or the place of none, when the viewer is closed. */
  value: number | undefined;
  /** Receives the place of the picture that is asked for. */
  onChange?: ((value: number) => void) | undefined;
  /** It is asked to close: it does once `value` is nothing. */
  onClose: () => void;
}

/** How far an arrow moves over a picture at 100 %. */
const STEP_PX = 80;
const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const KEYED = "dialog, input, select, textarea, audio, video, [contenteditable]";

/**
 * A picture as large as the window lets it be, and at 100 % when that is larger; below it, what is to be read with it. A
 * press on the picture or around it closes. The arrows of the keyboard change picture, or move over it at 100 %. Without script
 * its opener is a link: to the file of the picture, or to the text in the page.
 */
export function Lightbox({
  items,
  value: at,
  onChange,
  onClose,
  label,
  closeLabel,
  previousLabel,
  nextLabel,
  zoomLabel,
  positionLabel,
  failedLabel,
  ref: given,
  ...native
}: LightboxProps) {
  const frame = useRef<HTMLDivElement>(null);
  const item = at === undefined ? undefined : items[at];
  const [zoomedAt, setZoomedAt] = useState<number>();
  /** The file that did not come. */
  const [failed, setFailed] = useState<string>();
  const zoomed = item !== undefined && zoomedAt === at;
  const broken = item !== undefined && failed === item.picture.src;
  // Whoever closed it: it opens again as it was at first.
  if (!item && zoomedAt !== undefined) setZoomedAt(undefined);
  if (!item && failed !== undefined) setFailed(undefined);
  const {
    ref,
    onKeyDown: keepFocusIn,
    onClick: closeFromVeil,
    ...modal
  } = useModal(item !== undefined, onClose);
  useImperativeHandle(given, () => ref.current!, [ref]);

  /** Whether it leads to another picture. */
  const goTo = (next: number): boolean => {
    if (next === at) return false;
    setFailed(undefined);
    onChange?.(next);
    // Another text is read from its beginning.
    ref.current?.scrollTo(0, 0);
    return true;
  };
  const move = (step: number) => {
    if (at !== undefined) goTo((at + step + items.length) % items.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    keepFocusIn(event);
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    // What is typed, chosen or played in its text, or opened over it, has the keys first.
    if (closest(event.target, KEYED) !== event.currentTarget) return;
    const [x, y] = directions[event.key] ?? [0, 0];
    const ends: Readonly<Record<string, number>> = { Home: 0, End: items.length - 1 };
    const end = ends[event.key];
    if (zoomed && (x || y)) {
      event.preventDefault();
      frame.current?.scrollBy(x * STEP_PX, y * STEP_PX);
    } else if (x) move(getComputedStyle(event.currentTarget).direction === "rtl" ? -x : x);
    // At an end already, the key scrolls the text.
    else if (!zoomed && end !== undefined && goTo(end)) event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    closeFromVeil(event);
    if (!zoomed && event.target instanceof HTMLImageElement && event.target.parentElement === frame.current)
      onClose();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what bubbles: the veil, the picture, the keys
    <dialog
      {...native}
      {...modal}
      ref={ref}
      onClick={onClick}
      onKeyDown={onKeyDown}
      aria-label={label}
      className={veil}
    >
      {item && at !== undefined && (
        <figure className={`${surface.night} ${styles.box}`}>
          <div className={item.text ? styles.followingCorner : corner}>
            <IconButton shape="square" label={closeLabel} onClick={() => onClose()}>
              <CloseIcon size={1.4} />
            </IconButton>
          </div>
          <LightboxPicture
            {...{ item, frame, zoomed, broken, failedLabel }}
            onBroken={() => setFailed(item.picture.src)}
          />
          <LightboxFoot
            item={item}
            number={at + 1}
            count={items.length}
            labels={{ previousLabel, nextLabel, zoomLabel, positionLabel }}
            zoomed={zoomed}
            broken={broken}
            onMove={move}
            onZoom={() => setZoomedAt(zoomed ? undefined : at)}
          />
          {item.text && <div className={`${surface.paper} ${styles.text}`}>{item.text}</div>}
        </figure>
      )}
    </dialog>
  );
}
