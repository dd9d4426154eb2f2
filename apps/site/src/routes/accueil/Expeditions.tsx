import { accueil, initialStage, stages } from "@sillages/content";
import { Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { voyage } from "../../map/voyage.ts";
import { ExpeditionMap } from "./ExpeditionMap.tsx";
import { ExpeditionStages } from "./ExpeditionStages.tsx";
import { RouteFigures } from "./RouteFigures.tsx";
import { RouteMap } from "./RouteMap.tsx";
import { RouteNotes } from "./RouteNotes.tsx";
import { stageTab } from "./stageTab.tsx";

const { heading, id: anchor, lead, stages: words } = accueil.expeditions;

/** The road: its figures, a map, a table and stages. Map and stages choose each other through the address. */
export function Expeditions() {
  const { id: initial } = stages.find(({ id }) => id === initialStage) ?? stages[0];
  return (
    <>
      <Section id={anchor} labelledBy="projet-titre" space="close" clear>
        <Grid columns="aside" space="wide" align="center">
          <Stack space="near">
            <Heading level={2} size="title" id="projet-titre">
              {heading}
            </Heading>
            <Text size="lead">{lead}</Text>
          </Stack>
          <RouteFigures />
        </Grid>
      </Section>
      <Living wakes="address">
        <ExpeditionMap
          stages={stages.map(({ id, mapLabel }) => ({ id, label: mapLabel }))}
          initial={initial}
          {...voyage()}
        >
          <RouteMap />
        </ExpeditionMap>
      </Living>
      <RouteNotes />
      <Section space="close" clear>
        <Living wakes="address" dated="month">
          <ExpeditionStages label={words.label} initial={initial} stages={stages.map(stageTab)} />
        </Living>
      </Section>
    </>
  );
}
