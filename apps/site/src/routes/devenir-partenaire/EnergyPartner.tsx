import { devenirPartenaire, organisations } from "@sillages/content";
import { Grid, Picture, Section, SectionHeader, Stack } from "@sillages/ui";
import { OrganisationCard } from "../../sections/OrganisationCard.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";

export function EnergyPartner() {
  const { heading, id, lead } = devenirPartenaire.energy;
  return (
    <Section id={id} labelledBy="energie-titre">
      <SectionHeader id="energie-titre" title={heading} lead={lead} />
      <Stack>
        {organisations
          .filter(({ role }) => role === "energy")
          .map((partner) => (
            <Grid key={partner.id} columns="aside">
              <Picture picture={pictureOf(partner.drawing)} ratio="landscape" />
              <OrganisationCard organisation={partner} surface="lagon" />
            </Grid>
          ))}
      </Stack>
    </Section>
  );
}
