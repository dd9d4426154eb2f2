"use client";

import { crossingPeriod, monthInParis } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../shell/time/now.tsx";

interface SinceProps {
  /** Universal time: `2026-11-20T15:00Z`. */
  at: string;
  children: ReactNode;
  /** Said besides once three weeks have gone by: nothing newer is on this site, which may be an old one. */
  silent: ReactNode;
  /** Said instead once the expedition is over. */
  over: ReactNode;
}

/** Three weeks, in milliseconds. */
const LONG = 21 * 24 * 3_600_000;

/** What has been true since an instant: nothing before it, and honest when it was long ago; inside a living part. */
export function Since({ at, children, over, silent }: SinceProps) {
  const now = useNow();
  const age = now.getTime() - Date.parse(at);
  if (age < 0) return null;
  const isOver = monthInParis(now) > crossingPeriod.end;
  return (
    <>
      {children}
      {isOver ? over : age >= LONG && silent}
    </>
  );
}
