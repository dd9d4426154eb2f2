import { capitalised, logPath, monthInWords, type YearMonth } from "@sillages/content";
import { boats, entriesIn, logMonths, logWords } from "@sillages/content/journal";
import { LogList } from "@sillages/illustrations";
import { Heading, Section } from "@sillages/ui";
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
  return (
    <Page>
      <PageHeader
        title={logWords.monthTitle(month)}
        lead={logWords.monthLead(entriesIn(month).length)}
        surface="cream"
      >
        <PageLink {...back} />
      </PageHeader>
      {boats.map(({ id, name }) => {
        const entries = entriesIn(month, id);
        if (entries.length === 0) return null;
        return (
          <Section key={id} id={id} labelledBy={`${id}-titre`} space="close" stack="regular">
            <Heading level={2} id={`${id}-titre`}>
              {name}
            </Heading>
            <LogList entries={entries.map(listed)} />
          </Section>
        );
      })}
      <PreviousNext
        label={logWords.monthTitle(month)}
        before={step(months[at + 1], before)}
        after={step(months[at - 1], after)}
      />
    </Page>
  );
}
