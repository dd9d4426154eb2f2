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

function Boilerplate({ at }: { at: 0 | 1 | 2 }) {
  const { label, text } = pressKit.texts[at];
  return (
    <>
      <Headline level={3} size="subtitle">
        {label}
      </Headline>
      <Text>{text}</Text>
    </>
  );
}

export function InFiftyWords() {
  return <Boilerplate at={0} />;
}

export function InHundredWords() {
  return <Boilerplate at={1} />;
}

export function InTwoHundredWords() {
  return <Boilerplate at={2} />;
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
