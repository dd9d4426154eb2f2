"use client";

import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

interface OnceAwakeProps {
  children: ReactNode;
  /** What the HTML holds in its place, for who has no script. */
  asleep: ReactNode;
}

/** What the HTML of a page need not carry: it comes with what brings the page to life. */
export function OnceAwake({ asleep, children }: OnceAwakeProps) {
  const place = useRef<HTMLDivElement>(null);
  const [awake, setAwake] = useState(false);
  // Who is on it keeps it under the keyboard until they leave.
  useLayoutEffect(() => setAwake(!place.current?.contains(document.activeElement)), []);
  return (
    <div ref={place} onBlur={() => setAwake(true)}>
      {awake ? children : asleep}
    </div>
  );
}
