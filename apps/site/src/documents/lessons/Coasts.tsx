import { enseignants, positionInWords, type TeachingSession, withCountry } from "@sillages/content";
import { PaperTable } from "@sillages/illustrations";
import { DataTable, Grid, Heading, Link, List, Stack, Text } from "@sillages/ui";
import { coastsOf } from "./ofSession.ts";

const { document: words } = enseignants.sessions;

interface CoastsProps {
  session: TeachingSession;
}

/** What a pupil reads of two coasts: facts one beside the other, each with who says so. */
export function Coasts({ session }: CoastsProps) {
  const coasts = coastsOf(session);
  if (coasts.length === 0) return null;
  return (
    <Stack space="near">
      <Heading level={3} size="subtitle">
        {words.documents}
      </Heading>
      <Grid columns="halves">
        {coasts.map(({ facts, port }, at) => (
          <Stack key={port.id} space="close">
            <Text tone="strong">
              {words.coast(at + 1, withCountry(port))}, {positionInWords(port.position)}
            </Text>
            {facts.map(({ about, source, text }) => (
              <Text key={about} size="small">
                <strong>{about}.</strong> {source ? `${text} (${source.name})` : text}
              </Text>
            ))}
          </Stack>
        ))}
      </Grid>
    </Stack>
  );
}

/** The table of what differs, blank: pupils fill it. */
export function BlankComparison({ session }: CoastsProps) {
  const [one, other] = coastsOf(session);
  if (!one || !other) return null;
  return (
    <PaperTable
      caption={words.comparing(one.port.name, other.port.name)}
      columns={[words.compared, one.port.name, other.port.name]}
      rows={(session.coasts?.compared ?? []).map(({ about }) => about)}
    />
  );
}

/** The same table as the key has it, and where the facts come from. */
export function Comparison({ session }: CoastsProps) {
  const [one, other] = coastsOf(session);
  if (!one || !other) return null;
  const sources = [...one.facts, ...other.facts].flatMap(({ source }) => (source?.url ? [source] : []));
  return (
    <>
      <DataTable
        caption={words.comparing(one.port.name, other.port.name)}
        columns={[
          { key: "about", label: words.compared },
          { key: "one", label: one.port.name },
          { key: "other", label: other.port.name },
        ]}
        rows={(session.coasts?.compared ?? []).map(({ about, answers }) => ({
          id: about,
          cells: { about, one: answers[0], other: answers[1] },
        }))}
      />
      <Text tone="strong">{words.sources}</Text>
      <List
        items={sources.map(({ name, url = "" }) => (
          <Link key={name} href={url}>
            {name}
          </Link>
        ))}
      />
    </>
  );
}
