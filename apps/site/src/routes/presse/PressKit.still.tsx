import { decapitalised, pressFeeds, pressKit, team } from "@sillages/content";
import { DefinitionTable, Grid, Headline, SectionHeader, Stack, Text, TextLink } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function PressKitHeader() {
  return (
    <SectionHeader
      id="dossier-de-presse-titre"
      title={pressKit.heading}
      fit={headlines.kit}
      lead={pressKit.lead}
    />
  );
}

const [fifty, hundred, twoHundred] = pressKit.texts;

function Label({ of }: { of: { label: string } }) {
  return (
    <Headline level={3} size="subtitle">
      {of.label}
    </Headline>
  );
}

export function FiftyLabel() {
  return <Label of={fifty} />;
}

export function FiftyWords() {
  return <Text>{fifty.text}</Text>;
}

export function HundredLabel() {
  return <Label of={hundred} />;
}

export function HundredWords() {
  return <Text>{hundred.text}</Text>;
}

export function TwoHundredLabel() {
  return <Label of={twoHundred} />;
}

export function TwoHundredWords() {
  return <Text>{twoHundred.text}</Text>;
}

function Speaker({ anchor }: { anchor: string }) {
  const member = team.find((one) => one.anchor === anchor);
  if (!member) return null;
  return (
    <>
      <TextLink href={`/equipe#${anchor}`}>{member.name}</TextLink>, {decapitalised(member.role)}
    </>
  );
}

/** What is certain, and who says it. */
export function PressFacts() {
  const { facts, speakers } = pressKit;
  return (
    <Grid columns="halves" gap="wide">
      <Stack space="near">
        <Headline level={3} size="subtitle">
          {facts.heading}
        </Headline>
        <DefinitionTable items={facts.items} />
      </Stack>
      <Stack space="near">
        <Headline level={3} size="subtitle">
          {speakers.heading}
        </Headline>
        <DefinitionTable
          items={speakers.members.map(({ about, anchor }) => ({
            term: about,
            definition: <Speaker anchor={anchor} />,
          }))}
        />
        <Text>
          {pressFeeds.heading} : <TextLink href={pressFeeds.atom.path}>{pressFeeds.atom.label}</TextLink>,{" "}
          <TextLink href={pressFeeds.json.path}>{pressFeeds.json.label}</TextLink>,{" "}
          <TextLink href={pressFeeds.whole.path}>{pressFeeds.whole.label}</TextLink>
        </Text>
      </Stack>
    </Grid>
  );
}
