"use client";

import { StageMap } from "@sillages/illustrations";
import type { ReactNode } from "react";
import { chooseStage, useStageInAddress } from "./useStageInAddress.ts";

interface ExpeditionMapProps {
  /** In the order of the map; `label` says what it shows once the stage is chosen. */
  stages: readonly { id: string; label: string }[];
  /** The stage that is chosen as long as the address names none. */
  initial: string;
  /** The map. */
  children: ReactNode;
}

/** Shows the chosen stage on the map; a press on another chooses it. */
export function ExpeditionMap({ stages, initial, children }: ExpeditionMapProps) {
  const ids = stages.map(({ id }) => id);
  const selected = useStageInAddress(ids, initial);
  const label = stages.find(({ id }) => id === selected)?.label ?? "";
  return (
    <StageMap stages={ids} selected={selected} label={label} onSelect={chooseStage}>
      {children}
    </StageMap>
  );
}
