"use client";

import { inMonth, monthInParis, type MonthlyWords } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../shell/time/now.tsx";

interface MonthStateProps {
  states: MonthlyWords<ReactNode>;
}

/** Of what is said month after month, what is true today; inside a living part. */
export function MonthState({ states }: MonthStateProps) {
  return inMonth(states, monthInParis(useNow()))?.words;
}
