import { decapitalised, logPath, memberOf } from "@sillages/content";
import { type LogEntry, logEntries, logText, logWords, neighboursOf } from "@sillages/content/journal";
import { Grid, Link, Section, Stack, Text } from "@sillages/ui";
import { PreviousNext } from "../../log/PreviousNext.tsx";
import type { PagePath } from "../../pagePathOf.ts";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { boatSurfaces } from "../../log/boatSurfaces.ts";
import { EntryFacts } from "./EntryFacts.tsx";
import { EntryPicture } from "./EntryPicture.tsx";
import { Measures } from "./Measures.tsx";

/** Who wrote it. */
function Signature({ author }: { author: string }) {
  const member = memberOf(author);
  return (
    member && (
      <Text>
        <Link href={`/equipe#${member.anchor}`}>{member.name}</Link>, {decapitalised(member.role)}
      </Text>
    )
  );
}

/** A page of the log. @throws for an address that is of no entry: the build asks for none. */
export default function LogEntryRoute({ path }: { path: PagePath }) {
  const name = path.slice("/journal/".length);
  const entry = logEntries().find(({ id }) => id === name);
  if (!entry) throw new RangeError(`${path} is no page of the log.`);
  const { after, before } = neighboursOf(name);
  const turn = (other: LogEntry | undefined, label: string) =>
    other && { href: logPath(other.id), label, title: other.title };
  return (
    <Page>
      <PageHeader title={entry.title} lead={logWords.entryLead(entry)} surface={boatSurfaces[entry.boat]}>
        <Link href="/journal" variant="standalone">
          {logWords.entry.back}
        </Link>
      </PageHeader>
      <Section label={entry.title} space="close">
        <Grid columns="lead" space="wide">
          <Stack>
            <Stack space="near">
              {logText(name).map((paragraph) => (
                <Text key={paragraph} size="lead">
                  {paragraph}
                </Text>
              ))}
            </Stack>
            <Signature author={entry.author} />
            {entry.measures && <Measures measures={entry.measures} />}
          </Stack>
          <Stack>
            <EntryFacts entry={entry} />
            <EntryPicture entry={entry} />
          </Stack>
        </Grid>
      </Section>
      <PreviousNext
        label={logWords.title}
        before={turn(before, logWords.entry.before)}
        after={turn(after, logWords.entry.after)}
      />
    </Page>
  );
}
