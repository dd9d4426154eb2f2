import { capitalised, monthRange, presse, timeline } from "@sillages/content";
import { Section, SectionHeader } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { DatedTimeline } from "./DatedTimeline.tsx";

const { heading, lead } = presse.timeline;

function Header({ lead: words }: { lead: string }) {
  return <SectionHeader id="agenda" title={heading} size="title" lead={words} />;
}

/** The months that matter to the press. */
export function PressTimeline() {
  return (
    <Section labelledBy="agenda" space="close">
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
