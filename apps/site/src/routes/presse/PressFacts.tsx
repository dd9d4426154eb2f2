import { decapitalised, presse, pressFeeds, team } from "@sillages/content";
import { DescriptionList, Grid, Heading, Stack, Text, Link } from "@sillages/ui";

const { facts, speakers } = presse.kit;

function Speaker({ anchor }: { anchor: string }) {
  const member = team.find((one) => one.anchor === anchor);
  if (!member) return null;
  return (
    <>
      <Link variant="listed" href={`/equipe#${anchor}`}>
        {member.name}
      </Link>
      , {decapitalised(member.role)}
    </>
  );
}

/** What is certain, and who says it. */
export function PressFacts() {
  const { atom, heading, json, whole } = pressFeeds;
  return (
    <Grid columns="halves" gap="wide">
      <Stack space="near">
        <Heading level={3} size="subtitle">
          {facts.heading}
        </Heading>
        <DescriptionList items={facts.items} />
      </Stack>
      <Stack space="near">
        <Heading level={3} size="subtitle">
          {speakers.heading}
        </Heading>
        <DescriptionList
          items={speakers.members.map(({ about, anchor }) => ({
            term: about,
            definition: <Speaker anchor={anchor} />,
          }))}
        />
        <Text>
          {heading} : <Link href={atom.path}>{atom.label}</Link>, <Link href={json.path}>{json.label}</Link>,{" "}
          <Link href={whole.path}>{whole.label}</Link>
        </Text>
      </Stack>
    </Grid>
  );
}
