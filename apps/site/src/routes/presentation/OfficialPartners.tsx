import { organisations, presentation } from "@sillages/content";
import { Grid, Section, SectionHeader } from "@sillages/ui";
import { OrganisationCard } from "../../sections/OrganisationCard.tsx";

const official = organisations.filter(({ role }) => role === "energy" || role === "virtual-regatta");

export function OfficialPartners() {
  const { official: words } = presentation;
  return (
    <Section labelledBy="officiels" surface="aube">
      <SectionHeader id="officiels" title={words.heading} lead={words.lead} />
      <Grid columns="halves">
        {official.map((organisation) => (
          <OrganisationCard key={organisation.id} organisation={organisation} surface="papier" />
        ))}
      </Grid>
    </Section>
  );
}
