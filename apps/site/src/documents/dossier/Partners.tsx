import {
  accueil,
  decapitalised,
  dossier,
  mediaPartners,
  organisations,
  partners,
  type Phase,
  presse,
  spaces,
} from "@sillages/content";
import { Card, CardBody, Grid, Heading, Logo, Text } from "@sillages/ui";
import { logoOf } from "../../shell/pictures/pictureOf.ts";
import { Part } from "./Part.tsx";

const { heading, headingAfter, id, lead, onSail } = dossier.aboard;

/** The numbers of the spaces that an organisation holds. */
const heldBy = (organisation: string) =>
  spaces.filter(({ holder }) => holder === organisation).map((space) => space.number);

/** Those who have a part of their own in the expedition. */
function Organisations() {
  return (
    <Grid as="ul" columns="halves">
      {organisations.map(({ category, id: organisation, logo, name, roleLabel }) => {
        const held = heldBy(organisation);
        return (
          <Card key={organisation} as="li">
            <CardBody>
              <Logo {...logoOf(logo)} name="" size="small" />
              <Heading level={3} size="subtitle">
                {roleLabel}
              </Heading>
              <Text>{`${name}, ${decapitalised(category)}`}</Text>
              {held.length > 0 && <Text tone="strong">{onSail(held)}</Text>}
            </CardBody>
          </Card>
        );
      })}
    </Grid>
  );
}

/** What they are, or were once the boats are back. */
export const aboardHeading = (phase: Phase) => (phase === "after" ? headingAfter : heading);

/** Who came aboard already, level by level. */
export function Partners({ phase }: { phase: Phase }) {
  return (
    <Part id={id} heading={aboardHeading(phase)} surface="cream">
      <Organisations />
      <Heading level={3} size="subtitle">
        {accueil.partners.heading}
      </Heading>
      <Text>{`${lead} ${partners.map(({ name }) => name).join(", ")}.`}</Text>
      <Heading level={3} size="subtitle">
        {presse.media.heading}
      </Heading>
      <Text>{`${mediaPartners.map(({ kind, name }) => `${name} (${decapitalised(kind)})`).join(", ")}.`}</Text>
    </Part>
  );
}
