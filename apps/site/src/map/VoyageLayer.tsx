"use client";

import type { Frame } from "@sillages/illustrations";
import { createContext, type ReactNode, use } from "react";
import { useVoyageStep } from "./voyageStep.ts";

/** Draws the road behind the boats in a frame; nothing as long as it has not come. */
export const SailedRoadsOf = createContext<((frame: Frame, step: number) => ReactNode) | undefined>(
  undefined,
);

/** The road behind the boats in one frame of the map, as far as the voyage was moved. */
export function VoyageLayer({ frame }: { frame: Frame }) {
  const step = useVoyageStep();
  const draw = use(SailedRoadsOf);
  return step === undefined ? null : draw?.(frame, step);
}
