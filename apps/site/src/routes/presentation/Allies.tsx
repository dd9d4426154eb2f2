import { organisations, presentation } from "@sillages/content";
import { Grid, Section, SectionHeader } from "@sillages/ui";
import { OrganisationCard } from "../../sections/OrganisationCard.tsx";

const allies = organisations.filter(({ role }) => role === "marine-technology" || role === "biodiversity");

export function Allies() {
  const { heading, lead } = presentation.allies;
  return (
    <Section labelledBy="allies">
      <SectionHeader id="allies" title={heading} lead={lead} />
      <Grid columns="halves">
        {allies.map((organisation) => (
          <OrganisationCard key={organisation.id} organisation={organisation} />
        ))}
      </Grid>
    </Section>
  );
}
