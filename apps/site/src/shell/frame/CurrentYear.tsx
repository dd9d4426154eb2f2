"use client";

import { dayInParis } from "@sillages/content";
import { useNow } from "../time/now.tsx";

/** The year that it is in Paris, whose months the page follows. */
export function CurrentYear() {
  return dayInParis(useNow()).slice(0, 4);
}
