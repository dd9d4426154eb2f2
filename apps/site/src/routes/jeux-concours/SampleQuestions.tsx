import { capAuLarge, controls, jeuxConcours, oceanVivant, type Question, quizBanks } from "@sillages/content";
import { Badge, Disclosure, Grid, Headline, Stack, Text, TextLink, WakeList } from "@sillages/ui";

const { intro, play, results } = jeuxConcours.quiz;
const questionsOf: Record<string, readonly Question[]> = {
  "ocean-vivant": oceanVivant,
  "cap-au-large": capAuLarge,
};
const tones = { Facile: "calm", Moyen: "next", Difficile: "now" } as const;

function Answer({ question }: { question: Question }) {
  const { correct, explanation, options, source } = question;
  return (
    <Disclosure label={intro.sample.show} openLabel={intro.sample.hide}>
      <Text tone="strong">{options[correct]}</Text>
      <Text>{explanation}</Text>
      <Text size="small">
        {results.breakdown.source}{" "}
        <TextLink href={source.url} newWindow={controls.newWindow}>
          {source.name}
        </TextLink>
      </Text>
    </Disclosure>
  );
}

function SampleQuestion({ question }: { question: Question }) {
  const { category, difficulty, options, points, question: text } = question;
  return (
    <Stack space="near">
      <Stack direction="row" space="close">
        <Badge tone={tones[difficulty]}>{difficulty}</Badge>
        <Badge tone="outline">{category}</Badge>
        <Badge tone="outline">{play.points(points)}</Badge>
      </Stack>
      <Headline level={4} size="subtitle">
        {text}
      </Headline>
      <WakeList items={options} order="ordered" />
      <Answer question={question} />
    </Stack>
  );
}

/** The questions as a page to read, each answer folded under its question. */
export function SampleQuestions() {
  return quizBanks.map(({ id, title }) => (
    <Stack key={id}>
      <Headline level={3}>{intro.sample.heading(title)}</Headline>
      <Grid columns="halves" gap="wide">
        {questionsOf[id]?.map((question) => (
          <SampleQuestion key={question.id} question={question} />
        ))}
      </Grid>
    </Stack>
  ));
}
