import { devenirPartenaire, identity } from "@sillages/content";
import { Heading, Picture, Stack, Text } from "@sillages/ui";
import { PdfLink } from "../../documents/pdf/PdfLink.tsx";
import { Living } from "../../shell/living/Living.tsx";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";
import { SaidOfOffer } from "./SaidOfOffer.tsx";
import { NameOnSail } from "./sail/NameOnSail.tsx";

const { actions, onSail } = devenirPartenaire;

/** One's own name on the sail before anything is asked; then where the boats are, and how to begin. */
export function PartnershipHeader() {
  return (
    <Living wakes="address">
      <NameOnSail
        headline={<Heading level={1} size="poster" fit={headlines.title} focusable />}
        words={onSail}
        action={<PageAction {...actions.choose} />}
        drawing={<Picture picture={pictureOf("scenes/toile")} ratio="fill" load="now" />}
      >
        <Text size="lead">
          <SaidOfOffer say={({ lead }) => lead} />
        </Text>
        <Stack direction="row">
          <PageLink {...actions.prices} />
          <PageLink {...actions.contact} />
          <PdfLink path="/documents/dossier.html" />
        </Stack>
        {identity.demonstration && <Text size="small">{devenirPartenaire.demonstration}</Text>}
      </NameOnSail>
    </Living>
  );
}
