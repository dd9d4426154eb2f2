"use client";

import { StageMap } from "@sillages/illustrations";
import type { ReactNode } from "react";
import { VoyageMap, type VoyageMapProps } from "../../map/VoyageMap.tsx";
import { useVoyageStep } from "../../map/voyageStep.ts";
import { useNameInAddress } from "../../shell/address/nameInAddress.ts";
import { chooseStage } from "./chooseStage.ts";

interface ExpeditionMapProps extends Omit<VoyageMapProps, "children"> {
  /** In the order of the map; `label` says what it shows once the stage is chosen. */
  stages: readonly { id: string; label: string }[];
  /** The stage that is chosen as long as the address names none. */
  initial: string;
  /** The map. */
  children: ReactNode;
}

/** Shows the chosen stage on the map, until the voyage is moved; a press on another chooses it. */
export function ExpeditionMap({ stages, initial, children, ...voyage }: ExpeditionMapProps) {
  const ids = stages.map(({ id }) => id);
  const selected = useNameInAddress(ids, initial);
  const step = useVoyageStep();
  const label = stages.find(({ id }) => id === selected)?.label ?? "";
  return (
    <VoyageMap {...voyage}>
      <StageMap
        stages={ids}
        selected={step === undefined ? selected : ""}
        label={label}
        onSelect={chooseStage}
      >
        {children}
      </StageMap>
    </VoyageMap>
  );
}
