"use client";

import { useNow } from "./now.tsx";

/** The year that it is for the visitor. */
export function CurrentYear() {
  return useNow().getFullYear();
}
