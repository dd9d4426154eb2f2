"use client";

import { StageMap } from "@sillages/illustrations";
import type { ReactNode } from "react";

interface RoadMapProps {
  /** The ids of the stages of the chart, in its order. */
  stages: readonly string[];
  children: ReactNode;
}

/** A chart of which no stage is chosen: its roads are dashes. */
export function RoadMap({ children, stages }: RoadMapProps) {
  return (
    <StageMap stages={stages} selected="" onSelect={() => undefined}>
      {children}
    </StageMap>
  );
}
