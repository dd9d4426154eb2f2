import { capitalised, controls, monthRange, type Stage, stages } from "@sillages/content";
import { CardTitle, Grid, KeyPoints, Stack, StagePoster, Text, WakeList } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { surfaceOf } from "../../shell/surfaceOf.ts";

const [yard, call, europe, atlantic] = stages;

function Poster({ stage }: { stage: Stage | undefined }) {
  if (!stage) return null;
  const { drawing, figure, location, title } = stage;
  return (
    <StagePoster
      picture={pictureOf(drawing)}
      when={capitalised(monthRange(stage))}
      title={title}
      place={location}
      figure={figure}
    />
  );
}

function Body({ stage }: { stage: Stage | undefined }) {
  if (!stage) return null;
  const { description, details, flag, keyPointsCards, title } = stage;
  return (
    <Stack>
      <Grid columns="lead" gap="wide">
        <Stack space="near">
          <CardTitle level={3} size="poster">
            {title}
          </CardTitle>
          <Text size="lead">{description}</Text>
          <Text size="small" tone="muted">
            {controls.labelled(flag.name, flag.meaning)}
          </Text>
        </Stack>
        <WakeList items={details} />
      </Grid>
      <KeyPoints
        points={keyPointsCards.map(({ icon, title: name, subtitle, description: words, tone }) => ({
          picture: pictureOf(icon),
          title: name,
          subtitle,
          text: words,
          surface: surfaceOf[tone],
        }))}
      />
    </Stack>
  );
}

export function YardPoster() {
  return <Poster stage={yard} />;
}

export function CallPoster() {
  return <Poster stage={call} />;
}

export function EuropePoster() {
  return <Poster stage={europe} />;
}

export function AtlanticPoster() {
  return <Poster stage={atlantic} />;
}

export function Yard() {
  return <Body stage={yard} />;
}

export function Call() {
  return <Body stage={call} />;
}

export function Europe() {
  return <Body stage={europe} />;
}

export function Atlantic() {
  return <Body stage={atlantic} />;
}
