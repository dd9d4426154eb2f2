"use client";

import { type Dated, periodState, type PeriodState } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../shell/now.tsx";

interface PeriodWordsProps {
  period: Dated;
  /** What is said before the period, during it and after it. */
  states: Readonly<Record<PeriodState, ReactNode>>;
}

/** Of what is said of a period, what is true today; inside a part that lives. */
export function PeriodWords({ period, states }: PeriodWordsProps) {
  return states[periodState(period, useNow())];
}
