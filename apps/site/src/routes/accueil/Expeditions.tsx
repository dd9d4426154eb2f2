import { homeTabs, type StageId, stagePeriods, statuses } from "@sillages/content";
import { Grid, Section, Stack, StageMap, StageTabs } from "@sillages/ui";
import type { ReactNode } from "react";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { nearby } from "../../shell/nearby.tsx";
import { useNow } from "../../shell/now.tsx";
import { ExpeditionsHeading, MapSource, RoadFigures, RouteMap, RouteNotes } from "./RouteParts.still.tsx";
import {
  Atlantic,
  AtlanticPoster,
  Call,
  CallPoster,
  Europe,
  EuropePoster,
  Yard,
  YardPoster,
} from "./StageParts.still.tsx";
import { useStageInAddress } from "./useStageInAddress.ts";

const parts: readonly { id: StageId; poster: ReactNode; body: ReactNode }[] = [
  { id: "chantier-naval", poster: <YardPoster />, body: <Yard /> },
  { id: "appel-a-projets", poster: <CallPoster />, body: <Call /> },
  { id: "tours-d-europe", poster: <EuropePoster />, body: <Europe /> },
  { id: "expedition-transatlantique", poster: <AtlanticPoster />, body: <Atlantic /> },
];
const ids = parts.map(({ id }) => id);
const periods = ids.map((id) => stagePeriods[id]);

/** Forty-five rows that one asks for: a link to them in the HTML, the table once one comes near. */
const CallsList = nearby("accueil/Calls", async () => {
  const { Calls, CallsLink } = await import("./Calls.tsx");
  return import.meta.env.SSR ? CallsLink : Calls;
});

/** The road: a map, a table and four stages that choose each other. */
export function Expeditions() {
  const [stage, choose] = useStageInAddress();
  const standing = statuses(periods, useNow());
  const stages = parts.map(({ id, poster, body }, at) => ({
    id,
    poster,
    panel: (
      <>
        <StatusBadge status={standing[at] ?? "later"} />
        {body}
      </>
    ),
  }));
  return (
    <>
      <Section id="projet" labelledBy="projet-titre" space="heading" clear>
        <ExpeditionsHeading />
      </Section>
      <StageMap stages={ids} selected={stage} label={homeTabs.stages.onMap[stage]} onSelect={choose}>
        <RouteMap />
      </StageMap>
      <Section clear space="heading">
        <Grid gap="wide">
          <Stack space="close">
            <MapSource />
            <CallsList />
          </Stack>
          <RouteNotes />
        </Grid>
      </Section>
      <Section space="foot" clear>
        <StageTabs label={homeTabs.stages.label} stages={stages} selected={stage} onSelect={choose} />
      </Section>
      <RoadFigures />
    </>
  );
}
