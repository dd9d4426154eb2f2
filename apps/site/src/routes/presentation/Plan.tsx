import { controls, presentation } from "@sillages/content";
import { type BoatMark, BoatPlan } from "@sillages/illustrations";
import { Disclosure, Section, SectionHeader, Stack, Link } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

const { heading, id, lead, marks, sources } = presentation.boats.plan;

const at = Object.keys(marks) as (keyof typeof marks)[];
const numbered: readonly BoatMark[] = at.map((mark) => ({ at: mark, ...marks[mark] }));

export function Plan() {
  return (
    <Section id={id} labelledBy="cotes" surface="lagoon" space="band" stack="wide">
      <BoatPlan marks={numbered}>
        <SectionHeader id="cotes" title={heading} fit={headlines.plan} lead={lead} />
      </BoatPlan>
      <Disclosure label={sources.label}>
        <Stack space="hair">
          {sources.links.map(({ href, label }) => (
            <Link key={href} href={href} variant="standalone" newWindow={controls.newWindow}>
              {label}
            </Link>
          ))}
        </Stack>
      </Disclosure>
    </Section>
  );
}
