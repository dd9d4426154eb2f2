"use client";

import { expeditionPhase, type Phase } from "@sillages/content";
import type { ReactNode } from "react";
import { useNow } from "../shell/now.tsx";

/** Of what is said before the tour, during it, during the crossing and after, what is true today. */
export function PhaseState(states: Readonly<Record<Phase, ReactNode>>) {
  return states[expeditionPhase(useNow())];
}
