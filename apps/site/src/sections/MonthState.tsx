"use client";

import { monthInParis, type YearMonth } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../shell/now.tsx";

interface MonthStateProps {
  /** What is said one time after another; the last has no end. */
  states: readonly { before?: YearMonth; words: ReactNode }[];
}

/** Of what is said month after month, what is true today; inside a living part. */
export function MonthState({ states }: MonthStateProps) {
  const month = monthInParis(useNow());
  return states.find(({ before }) => before === undefined || month < before)?.words;
}
