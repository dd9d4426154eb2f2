"use client";

import { type ContestMonths, type ContestStanding, contestStanding } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../shell/now.tsx";

export interface ContestStatesProps {
  /** The months that decide. */
  months: ContestMonths;
  /** What is said where the contests stand. */
  states: Readonly<Record<ContestStanding, ReactNode>>;
}

/** Of what is said before, during and after the contests, and once their winners are announced, what is true today. */
export function ContestState({ months, states }: ContestStatesProps) {
  return states[contestStanding(months, useNow())];
}
