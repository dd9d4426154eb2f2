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
  /** What the visitor asked for; nothing yet. */
  const [asked, setAsked] = useState<boolean>();
  const playing = intervalMs !== undefined && (asked ?? !held);
  const [hovered, setHovered] = useState(false);
  const rotating = playing && !hovered;

  useEffect(() => {
    const isStill = carousel.current?.dataset["turns"] === "0" || !matchMedia(media.motion).matches;
    carousel.current?.removeAttribute("data-turns");
    carousel.current?.removeAttribute("data-enhanced");
    // What was stopped stays so; what was set going is held, until it is asked for again.
    setAsked((last) => (last && !held) || (last === false || isStill ? false : undefined));
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
    stop: () => setAsked(false),
    toggle: () => setAsked(!playing),
    /** For the element that holds everything. */
    area: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" && !inButton(event.target)) setAsked(false);
      },
      onFocus: (event: FocusEvent) => {
        // The press that follows focus on the rotation button must find it as it was named: what stops it is the press.
        if (event.target.matches(":focus-visible:not([data-rotation])")) setAsked(false);
      },
    },
  };
}

const inButton = (target: EventTarget) => target instanceof Element && target.closest("button") !== null;
