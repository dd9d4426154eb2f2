"use client";

import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from "react";
import { media } from "../../theme/media.ts";

export interface Rotation {
  /** Milliseconds on each slide; without it nothing turns by itself. */
  intervalMs: number | undefined;
  /** Holds it still; it starts when this ends, unless the visitor asks for less motion. */
  held: boolean;
  /** The slide is on its way, or out of the window: its time has not begun. */
  waiting: boolean;
  /** Shows the next slide. */
  advance: () => void;
  /** The slide one is on: each change starts the interval anew. */
  position: number;
  /** The whole carousel: what turned it before React came (enhanceCarousels.ts) leaves it then. */
  carousel: RefObject<HTMLElement | null>;
}

/**
 * Turns by itself, as APG's carousel asks: it waits under the mouse, stops for good when the keyboard or a finger comes
 * in, never starts where less motion is asked for, and starts again only on request.
 */
export function useRotation({ intervalMs, held, waiting, advance, position, carousel }: Rotation) {
  const [playing, setPlaying] = useState(intervalMs !== undefined && !held);
  const [hovered, setHovered] = useState(false);
  const rotating = playing && !hovered;

  useEffect(() => {
    const wasStopped = carousel.current?.dataset["turns"] === "0";
    carousel.current?.removeAttribute("data-turns");
    carousel.current?.removeAttribute("data-enhanced");
    setPlaying(intervalMs !== undefined && !held && !wasStopped && matchMedia(media.motion).matches);
  }, [intervalMs, held, carousel]);

  useEffect(() => {
    if (!rotating || waiting) return undefined;
    const timer = setTimeout(advance, intervalMs);
    return () => clearTimeout(timer);
    // A new position waits its own interval.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rotating, waiting, intervalMs, position]);

  return {
    playing,
    rotating,
    stop: () => setPlaying(false),
    toggle: () => setPlaying(!playing),
    /** For the element that holds everything. */
    area: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" && !inButton(event.target)) setPlaying(false);
      },
      onFocus: (event: FocusEvent) => {
        // The press that follows focus on the rotation button must find it as it was named: what stops it is the press.
        if (event.target.matches(":focus-visible:not([data-rotation])")) setPlaying(false);
      },
    },
  };
}

const inButton = (target: EventTarget) => target instanceof Element && target.closest("button") !== null;
