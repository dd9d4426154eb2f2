import { presentation } from "@sillages/content";
import { ActionLink, Section, SectionHeader, Stack } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function NextSteps() {
  const { expeditions, heading, team } = presentation.next;
  return (
    <Section labelledBy="suite" surface="aube">
      <SectionHeader id="suite" title={heading} fit={headlines.next} />
      <Stack direction="row" space="near">
        <ActionLink href={team.path}>{team.label}</ActionLink>
        <ActionLink href={expeditions.path} tone="outline">
          {expeditions.label}
        </ActionLink>
      </Stack>
    </Section>
  );
}
