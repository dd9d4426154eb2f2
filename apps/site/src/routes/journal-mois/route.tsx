import { capitalised, logPath, monthInWords, type YearMonth } from "@sillages/content";
import { boats, entriesIn, logMonths, logWords } from "@sillages/content/journal";
import { LogList } from "@sillages/illustrations";
import { Grid, Heading, Section, Stack } from "@sillages/ui";
import { listed } from "../../log/logList.ts";
import { PreviousNext } from "../../log/PreviousNext.tsx";
import type { PagePath } from "../../pagePathOf.ts";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

/** The pages of a month, boat by boat. */
export default function LogMonthRoute({ path }: { path: PagePath }) {
  const month = path.slice("/journal/".length) as YearMonth;
  const months = logMonths();
  const at = months.indexOf(month);
  const step = (other: YearMonth | undefined, label: string) =>
    other && { href: logPath(other), label, title: capitalised(monthInWords(other)) };
  const { after, back, before } = logWords.month;
  const sailed = boats
    .map((boat) => ({ ...boat, entries: entriesIn(month, boat.id) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Page>
      <PageHeader
        title={logWords.monthTitle(month)}
        lead={logWords.monthLead(entriesIn(month).length)}
        surface="cream"
      >
        <PageLink {...back} />
      </PageHeader>
      <Section space="close">
        <Grid columns={sailed.length > 1 ? "pair" : "one"} space="wide">
          {sailed.map(({ entries, id, name }) => (
            <section key={id} id={id} aria-labelledby={`${id}-titre`}>
              <Stack>
                <Heading level={2} id={`${id}-titre`}>
                  {name}
                </Heading>
                <LogList entries={entries.map(listed)} />
              </Stack>
            </section>
          ))}
        </Grid>
      </Section>
      <PreviousNext
        label={logWords.monthTitle(month)}
        before={step(months[at + 1], before)}
        after={step(months[at - 1], after)}
      />
    </Page>
  );
}
