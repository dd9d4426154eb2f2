import { devenirPartenaire, identity, offer } from "@sillages/content";
import {
  ActionLink,
  Badge,
  StatGroup,
  Grid,
  Heading,
  Picture,
  Section,
  Stack,
  Text,
  List,
} from "@sillages/ui";
import { mailto } from "../../shell/links/mailto.ts";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

export function Offer() {
  const { badge, button, id, mail } = devenirPartenaire.offer;
  return (
    <>
      <Section id={id} labelledBy="offre-titre" surface="night">
        <Grid columns="halves" space="wide">
          <Stack>
            <Badge tone="accent">{badge}</Badge>
            <Heading level={2} size="section" id="offre-titre">
              {offer.name}
            </Heading>
            <Text size="lead">{offer.title}</Text>
            <Text>{offer.description}</Text>
            <List items={offer.features} />
            <div>
              <ActionLink href={mailto(identity.mail.partners, mail)}>{button}</ActionLink>
            </div>
          </Stack>
          <Picture picture={pictureOf(offer.drawing)} ratio="landscape" />
        </Grid>
      </Section>
      <StatGroup label={offer.name} figures={offer.figures} surfaces={["sea", "sun", "vermilion"]} />
    </>
  );
}
