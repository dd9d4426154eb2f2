"use client";

import type { Native } from "../../internal/native.ts";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Alignment, alignOf } from "../../internal/alignOf.ts";
import { surface } from "../../theme/surfaces.css.ts";
import * as styles from "./Tooltip.css.ts";

export interface TooltipProps extends Native<
  "span",
  "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur"
> {
  /** A few words: what an icon alone does, or a precision. Never what one cannot do without. */
  text: string;
  /** The control that it is about: a button or a link. */
  children: ReactNode;
  /**
   * Where the text says more than the control's name: give the same id to its `aria-describedby`. Without it the text is seen
   * and not heard, as the name is heard already.
   */
  id?: string | undefined;
}

/** Between the control and its words, in pixels. */
const GAP = 6;

/** Words that show beside a control when it is pointed at or focused; Escape puts them away. */
export function Tooltip({ text, children, id, ...native }: TooltipProps) {
  const [shown, setShown] = useState(false);
  const [side, setSide] = useState<"above" | "below">("below");
  const [align, setAlign] = useState<Alignment>("center");
  const words = useRef<HTMLSpanElement>(null);

  // Before it is seen: whole in the window, wherever its control stands.
  useLayoutEffect(() => {
    const control = words.current?.parentElement?.getBoundingClientRect();
    if (!shown || !words.current || !control) return;
    const { width, height } = words.current.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const room = height + GAP;
    setAlign(alignOf(control, width, clientWidth, "center"));
    setSide(control.bottom + room > clientHeight && control.top >= room ? "above" : "below");
  }, [shown]);

  useEffect(() => {
    if (!shown) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // A dialog around it stays open.
      event.preventDefault();
      setShown(false);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [shown]);

  /** The pointer and the focus each keep it; put away, neither brings it back by leaving. */
  const lastsFor = (anchor: Element, reason: string) => setShown(shown && anchor.matches(reason));

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears what bubbles from the control
    <span
      {...native}
      className={styles.anchor}
      onPointerEnter={({ pointerType }) => setShown(pointerType === "mouse")}
      onPointerLeave={({ currentTarget }) => lastsFor(currentTarget, ":has(:focus-visible)")}
      onFocus={({ target }) => setShown(target.matches(":focus-visible"))}
      onBlur={({ currentTarget }) => lastsFor(currentTarget, ":hover")}
    >
      {children}
      <span
        {...(id ? { id, role: "tooltip" } : { "aria-hidden": true })}
        className={`${surface.night} ${styles.words}`}
        ref={words}
        data-shown={shown || undefined}
        data-side={side}
        data-align={align}
      >
        {text}
      </span>
    </span>
  );
}
