import { presentation } from "@sillages/content";
import { List, Section, SectionHeader } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function Method() {
  const { heading, rules } = presentation.method;
  return (
    <Section labelledBy="methode">
      <SectionHeader id="methode" title={heading} fit={headlines.method} />
      <List marker="numeral" items={rules} />
    </Section>
  );
}
