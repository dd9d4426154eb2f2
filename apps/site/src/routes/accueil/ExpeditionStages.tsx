"use client";

import { type Dated, statuses } from "@sillages/content";
import { type StageTab, StageTabs } from "@sillages/illustrations";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { useNow } from "../../shell/now.tsx";
import { useArrivalAt, useNameInAddress } from "../../shell/nameInAddress.ts";
import { chooseStage } from "./chooseStage.ts";

interface ExpeditionStagesProps {
  /** Name of the row, for a reader. */
  label: string;
  /** In the order of the expedition. */
  stages: readonly (StageTab & Dated)[];
  /** The stage that is chosen as long as the address names none. */
  initial: string;
}

/** The stages side by side; the chosen one tells where it stands today, and all of itself. */
export function ExpeditionStages({ label, stages, initial }: ExpeditionStagesProps) {
  const ids = stages.map(({ id }) => id);
  const selected = useNameInAddress(ids, initial);
  useArrivalAt(selected);
  const standing = statuses(stages, useNow());
  return (
    <StageTabs
      label={label}
      stages={stages.map(({ id, poster, panel }, at) => ({
        id,
        poster,
        panel: (
          <>
            <StatusBadge status={standing[at] ?? "later"} />
            {panel}
          </>
        ),
      }))}
      value={selected}
      onChange={chooseStage}
    />
  );
}
