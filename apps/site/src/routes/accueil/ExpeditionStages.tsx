"use client";

import { type Dated, statuses } from "@sillages/content";
import { type StageTab, StageTabs } from "@sillages/illustrations";
import { Grid, Stack } from "@sillages/ui";
import type { ReactNode } from "react";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { useNow } from "../../shell/time/now.tsx";
import { useArrivalAt, useNameInAddress } from "../../shell/address/nameInAddress.ts";
import { chooseStage } from "./chooseStage.ts";

interface ExpeditionStagesProps {
  /** Name of the posters, for a reader. */
  label: string;
  /** In the order of the expedition, each with what it tells and its key points. */
  stages: readonly (Dated & Pick<StageTab, "id" | "poster"> & { story: ReactNode; points: ReactNode })[];
  /** The stage that is chosen as long as the address names none. */
  initial: string;
}

/** The stages as posters; the chosen one tells where it stands today, and all of itself. */
export function ExpeditionStages({ label, stages, initial }: ExpeditionStagesProps) {
  const ids = stages.map(({ id }) => id);
  const selected = useNameInAddress(ids, initial);
  useArrivalAt(selected);
  const standing = statuses(stages, useNow());
  return (
    <StageTabs
      label={label}
      stages={stages.map(({ id, poster, story, points }, at) => ({
        id,
        poster,
        panel: (
          <Grid columns="within">
            <Stack space="near">
              <StatusBadge status={standing[at] ?? "later"} />
              {story}
            </Stack>
            {points}
          </Grid>
        ),
      }))}
      value={selected}
      onChange={chooseStage}
    />
  );
}
