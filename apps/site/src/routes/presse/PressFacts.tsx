import { decapitalised, presse, pressFeeds, team } from "@sillages/content";
import { DefinitionTable, Grid, Headline, Stack, Text, TextLink } from "@sillages/ui";

const { facts, speakers } = presse.kit;

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
  const { atom, heading, json, whole } = pressFeeds;
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
          {heading} : <TextLink href={atom.path}>{atom.label}</TextLink>,{" "}
          <TextLink href={json.path}>{json.label}</TextLink>,{" "}
          <TextLink href={whole.path}>{whole.label}</TextLink>
        </Text>
      </Stack>
    </Grid>
  );
}
