"use client";

import { StageMap } from "@sillages/illustrations";
import type { ReactNode } from "react";

interface TrackMapProps {
  /** The ids of the stages of the chart, in its order. */
  stages: readonly string[];
  label: string;
  children: ReactNode;
}

/** A chart of which no stage is chosen: the roads are dashes under the tracks. */
export function TrackMap({ children, label, stages }: TrackMapProps) {
  return (
    <StageMap stages={stages} selected="" label={label} onSelect={() => undefined}>
      {children}
    </StageMap>
  );
}
