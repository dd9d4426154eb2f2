import { accueil, capitalised, monthRange, type Stage, type Status } from "@sillages/content";
import { Card, DefinitionTable, Grid, Headline, Picture, Stack, Text, WakeList } from "@sillages/ui";
import { StatusBadge } from "../../sections/StatusBadge.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";
import { surfaceOf } from "../../shell/surfaceOf.ts";

const words = accueil.expeditions.stages;

export function StageCard({ stage, status }: { stage: Stage; status: Status }) {
  const { description, details, drawing, flag, id, keyPointsCards, location, title } = stage;
  return (
    <article id={id} aria-labelledby={`${id}-titre`}>
      <Stack>
        <Grid columns="aside" gap="wide">
          <Picture picture={pictureOf(drawing)} ratio="landscape" />
          <Stack space="near">
            <div>
              <StatusBadge status={status} />
            </div>
            <Headline level={3} id={`${id}-titre`}>
              {title}
            </Headline>
            <DefinitionTable
              items={[
                { term: words.dates, definition: capitalised(monthRange(stage)) },
                { term: words.location, definition: location },
                { term: flag.name, definition: flag.meaning },
              ]}
            />
            <Text>{description}</Text>
            <WakeList items={details} />
          </Stack>
        </Grid>
        <Grid as="ul" gap="none">
          {keyPointsCards.map((card) => (
            <Card key={card.title} as="li" surface={surfaceOf[card.tone]}>
              <Headline level={4} size="subtitle">
                {card.title}
              </Headline>
              <Text tone="strong">{card.subtitle}</Text>
              <Text>{card.description}</Text>
            </Card>
          ))}
        </Grid>
      </Stack>
    </article>
  );
}
