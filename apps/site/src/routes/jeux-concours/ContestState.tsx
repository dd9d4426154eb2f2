"use client";

import { contestPeriod, periodState, type PeriodState } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../../shell/now.tsx";

/** Of what is said before, during and after the contests, what is true today. */
export function ContestState(states: Readonly<Record<PeriodState, ReactNode>>) {
  return states[periodState(contestPeriod, useNow())];
}
