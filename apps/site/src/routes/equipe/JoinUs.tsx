import { equipe } from "@sillages/content";
import { ActionLink, Section, SectionHeader, Stack } from "@sillages/ui";

export function JoinUs() {
  const { ambassadors, heading, partner, text } = equipe.join;
  return (
    <Section labelledBy="rejoindre" surface="aube">
      <SectionHeader id="rejoindre" title={heading} lead={text} />
      <Stack direction="row" space="near">
        <ActionLink href={ambassadors.path}>{ambassadors.label}</ActionLink>
        <ActionLink href={partner.path} tone="outline">
          {partner.label}
        </ActionLink>
      </Stack>
    </Section>
  );
}
