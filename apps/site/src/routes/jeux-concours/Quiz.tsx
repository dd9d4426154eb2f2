import {
  difficulties,
  figures,
  jeuxConcours,
  levels,
  number,
  quizBanks,
  quizFormats,
} from "@sillages/content";
import {
  Card,
  DefinitionTable,
  Grid,
  Headline,
  Pictogram,
  Section,
  SectionHeader,
  Stack,
  Text,
} from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { SampleQuestions } from "./SampleQuestions.tsx";

const { intro } = jeuxConcours.quiz;
const SECONDS_IN_A_MINUTE = 60;

function Rules() {
  return (
    <DefinitionTable
      items={[
        {
          term: intro.time.legend,
          definition: intro.time.limited(figures.quizSeconds / SECONDS_IN_A_MINUTE),
        },
        ...quizFormats.map(({ description, label, questions }) => ({
          term: label,
          definition: questions ? `${description} ${intro.size(questions)}.` : description,
        })),
        ...difficulties.map(({ label, points }) => ({
          term: label,
          definition: intro.difficulties.points(points),
        })),
      ]}
    />
  );
}

function Levels() {
  return (
    <Stack>
      <Headline level={3}>{intro.levels.heading}</Headline>
      <Grid as="ul" columns="quarters">
        {levels.map(({ drawing, from, id, label, message }, at) => {
          const above = levels[at - 1]?.from;
          return (
            <Card key={id} as="li" surface="nuit2">
              <Pictogram picture={pictureOf(drawing)} />
              <Headline level={4} size="subtitle">
                {label}
              </Headline>
              <Text tone="strong">
                {from === 0 && above !== undefined ? intro.levels.below(above) : intro.levels.from(from)}
              </Text>
              <Text>{message}</Text>
            </Card>
          );
        })}
      </Grid>
    </Stack>
  );
}

export function Quiz() {
  return (
    <Section id={intro.id} labelledBy="quiz-titre" surface="nuit">
      <SectionHeader id="quiz-titre" title={intro.heading} />
      <Stack space="loose">
        <Grid columns="halves" gap="wide">
          <Rules />
          <Stack>
            {quizBanks.map(({ description, id, title }) => (
              <div key={id}>
                <Headline level={3}>{title}</Headline>
                <Text>{description}</Text>
              </div>
            ))}
            <Text>{intro.objective(number(figures.quizMaximumPoints))}</Text>
          </Stack>
        </Grid>
        <Levels />
        <SampleQuestions />
      </Stack>
    </Section>
  );
}
