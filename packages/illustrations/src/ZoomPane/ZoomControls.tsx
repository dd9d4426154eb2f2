"use client";

import { CloseIcon, IconButton, Status, ZoomInIcon, ZoomOutIcon } from "@sillages/ui";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { STEP, type Zoom, zoomIn } from "./zoomIn.ts";
import * as styles from "./ZoomPane.css.ts";

export interface ZoomControlsProps {
  /** The element of the `ZoomPane`. */
  pane: RefObject<HTMLElement | null>;
  /** What the buttons are together, and what each does. */
  words: { label: string; closer: string; farther: string; whole: string };
  /** More buttons, after those. */
  children?: ReactNode;
}

/**
 * Bring what is in a pane closer: by two fingers, by these buttons, by the wheel with Ctrl, by + and −; it is then moved by a
 * finger, by the mouse, by the arrows. At its own size it stands as any drawing, and the page scrolls over it.
 */
export function ZoomControls({ pane, words, children }: ZoomControlsProps) {
  /** Unsaid until it changes. */
  const [close, setClose] = useState<number>();
  const zoom = useRef<Zoom>(undefined);
  useEffect(() => {
    if (!pane.current) return;
    zoom.current = zoomIn(pane.current, words.label, setClose);
    return () => zoom.current?.stop();
  }, [pane, words.label]);
  const isClose = close !== undefined && close > 1;
  return (
    <div className={styles.side}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for what is sent */}
      <div className={styles.tools} role="group" aria-label={words.label}>
        <IconButton label={words.closer} onClick={() => zoom.current?.by(STEP)}>
          <ZoomInIcon />
        </IconButton>
        <IconButton label={words.farther} aria-disabled={!isClose} onClick={() => zoom.current?.by(1 / STEP)}>
          <ZoomOutIcon />
        </IconButton>
        <IconButton label={words.whole} aria-disabled={!isClose} onClick={() => zoom.current?.by(0)}>
          <CloseIcon />
        </IconButton>
        {children}
        <Status tone="heard">{close !== undefined && `${Math.round(close * 100)}\u00A0%`}</Status>
      </div>
    </div>
  );
}
