import {
  capitalised,
  controls,
  type Live,
  livesWords,
  monthRange,
  type PeriodState,
  periodState,
  videos,
} from "@sillages/content";
import { ActionLink, Badge, Card, CardTitle, FigureRow, PlayMark, Text } from "@sillages/ui";
import { useNow } from "../../shell/now.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";
import { LiveAlert } from "./LiveAlert.tsx";

const { facts: factsLabel, noReplay, states } = livesWords;

const tones = { upcoming: "next", current: "live", past: "past" } as const;

/** Where it can be seen now: its channel while it lasts, its recording after. */
function addressNow(live: Live, state: PeriodState) {
  if (state === "upcoming") return undefined;
  return state === "current" ? live.channel : videos.find(({ id }) => id === live.replay)?.url;
}

function LiveAction({ live, state }: { live: Live; state: PeriodState }) {
  if (state === "upcoming") return <LiveAlert live={live} />;
  const url = addressNow(live, state);
  if (!url) return <Text size="small">{noReplay}</Text>;
  return (
    <ActionLink href={url} newWindow={controls.newWindow}>
      {states[state].button}
    </ActionLink>
  );
}

export function LiveCard({ live }: { live: Live }) {
  const { description, drawing, facts, id, location, title } = live;
  const state = periodState(live, useNow());
  const playable = addressNow(live, state) !== undefined;
  return (
    <Card
      as="li"
      id={id}
      picture={pictureOf(drawing)}
      ratio="screen"
      surface="nuit2"
      onPicture={{
        top: (
          <Badge tone={tones[state]} size="large">
            {states[state].badge}
          </Badge>
        ),
        middle: playable && <PlayMark />,
      }}
      footer={<LiveAction live={live} state={state} />}
    >
      <CardTitle level={3} size="poster">
        {title}
      </CardTitle>
      <Text tone="strong">
        {capitalised(monthRange(live))}, {location}
      </Text>
      <Text>{description}</Text>
      <FigureRow kind="line" label={factsLabel(title)} figures={facts} />
    </Card>
  );
}
