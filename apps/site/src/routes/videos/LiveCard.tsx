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
import { lazy, Suspense } from "react";
import { useNow } from "../../shell/now.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";

const { facts: factsLabel, noReplay, states } = livesWords;

const tones = { upcoming: "next", current: "live", past: "past" } as const;

/** Fetched while a live is to come only. */
const LiveAlert = lazy(() => import("./LiveAlert.tsx").then((module) => ({ default: module.LiveAlert })));

/** Where it can be seen now: its channel while it lasts, its recording after. */
function addressNow(live: Live, state: PeriodState) {
  if (state === "upcoming") return undefined;
  return state === "current" ? live.channel : videos.find(({ id }) => id === live.replay)?.url;
}

function LiveAction({ live, state }: { live: Live; state: PeriodState }) {
  if (state === "upcoming") {
    return (
      <Suspense>
        <LiveAlert live={live} />
      </Suspense>
    );
  }
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
