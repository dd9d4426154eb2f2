import { devenirPartenaire, identity, offer } from "@sillages/content";
import {
  ActionLink,
  Badge,
  FigureRow,
  Grid,
  Headline,
  Picture,
  Section,
  Stack,
  Text,
  WakeList,
} from "@sillages/ui";
import { mailto } from "../../shell/mailto.ts";
import { pictureOf } from "../../shell/pictureOf.ts";

export function Offer() {
  const { badge, button, id, mail } = devenirPartenaire.offer;
  return (
    <>
      <Section id={id} labelledBy="offre-titre" surface="nuit">
        <Grid columns="halves" gap="wide">
          <Stack>
            <Badge tone="now">{badge}</Badge>
            <Headline level={2} size="section" id="offre-titre">
              {offer.name}
            </Headline>
            <Text size="lead">{offer.title}</Text>
            <Text>{offer.description}</Text>
            <WakeList items={offer.features} />
            <div>
              <ActionLink href={mailto(identity.mail.partners, mail)}>{button}</ActionLink>
            </div>
          </Stack>
          <Picture picture={pictureOf(offer.drawing)} ratio="landscape" />
        </Grid>
      </Section>
      <FigureRow label={offer.name} figures={offer.figures} surfaces={["iroise", "soleil", "vermillon"]} />
    </>
  );
}
