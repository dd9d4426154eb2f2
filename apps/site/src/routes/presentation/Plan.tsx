import { controls, presentation } from "@sillages/content";
import { type BoatMark, BoatPlan, Disclosure, Section, SectionHeader, Stack, TextLink } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

const { heading, id, lead, marks, sources } = presentation.boats.plan;

const at = Object.keys(marks) as (keyof typeof marks)[];
const numbered: readonly BoatMark[] = at.map((mark) => ({ at: mark, ...marks[mark] }));

export function Plan() {
  return (
    <Section id={id} labelledBy="cotes" surface="lagon">
      <Stack space="wide">
        <BoatPlan marks={numbered}>
          <SectionHeader id="cotes" title={heading} fit={headlines.plan} lead={lead} />
        </BoatPlan>
        <Disclosure label={sources.label}>
          <Stack space="hair">
            {sources.links.map(({ href, label }) => (
              <TextLink key={href} href={href} kind="alone" newWindow={controls.newWindow}>
                {label}
              </TextLink>
            ))}
          </Stack>
        </Disclosure>
      </Stack>
    </Section>
  );
}
