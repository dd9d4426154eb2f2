"use client";

import { callPeriod, periodState, type PeriodState } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../../shell/now.tsx";

/** Of what is said of the call for projects before, during and after it, what is true today. */
export function CallState(states: Readonly<Record<PeriodState, ReactNode>>) {
  return states[periodState(callPeriod, useNow())];
}
