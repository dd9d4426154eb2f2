import {
  capitalised,
  controls,
  type Live,
  monthRange,
  type PeriodState,
  periodState,
  videos,
  videosPage,
} from "@sillages/content";
import { ActionLink, Badge, Card, DefinitionTable, Headline, Text, WakeList } from "@sillages/ui";
import { periodTone } from "../../sections/periodTone.ts";
import { useNow } from "../../shell/now.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";

const words = videosPage.lives;

/** What the card offers now: an alert before the live, its channel during, its recording after. */
function LiveAction({ live, state }: { live: Live; state: PeriodState }) {
  const { button } = words.states[state];
  if (state === "upcoming") return <ActionLink href="#contact">{button}</ActionLink>;
  const replay = videos.find(({ id }) => id === live.replay);
  const url = state === "current" ? live.channel : replay?.url;
  if (!url) return <Text>{words.noReplay}</Text>;
  return (
    <ActionLink href={url} newWindow={controls.newWindow}>
      {button}
    </ActionLink>
  );
}

export function LiveCard({ live }: { live: Live }) {
  const { description, drawing, facts, id, location, title } = live;
  const state = periodState(live, useNow());
  return (
    <Card as="li" id={id} picture={pictureOf(drawing)} ratio="wide" surface="nuit">
      <Badge tone={periodTone[state]}>{words.states[state].badge}</Badge>
      <Headline level={3}>{title}</Headline>
      <Text>{description}</Text>
      <DefinitionTable
        items={[
          { term: words.period, definition: capitalised(monthRange(live)) },
          { term: words.location, definition: location },
        ]}
      />
      <WakeList items={facts.map(({ label, value }) => `${value} ${label}`)} />
      <LiveAction live={live} state={state} />
    </Card>
  );
}
