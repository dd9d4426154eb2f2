import { capitalised, monthRange, presse, timeline } from "@sillages/content";
import { Section, SectionHeader } from "@sillages/ui";
import { Living } from "../../shell/Living.tsx";
import { DatedTimeline } from "./DatedTimeline.tsx";
import { headlines } from "./headlines.css.ts";

const { heading, lead } = presse.timeline;

function Header({ lead: words }: { lead: string }) {
  return <SectionHeader id="agenda" title={heading} fit={headlines.timeline} lead={words} />;
}

/** The months that matter to the press. */
export function PressTimeline() {
  return (
    <Section labelledBy="agenda">
      <Living dated="month">
        <DatedTimeline
          coming={<Header lead={lead.coming} />}
          past={<Header lead={lead.past} />}
          entries={timeline.map((entry) => ({ ...entry, when: capitalised(monthRange(entry)) }))}
        />
      </Living>
    </Section>
  );
}
