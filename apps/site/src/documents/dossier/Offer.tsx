import { devenirPartenaire, dossier, offer, offerOn } from "@sillages/content";
import { Badge, DescriptionList, Heading, List, StatGroup, Text } from "@sillages/ui";
import { BenefitGrid } from "../../sections/BenefitGrid.tsx";
import { PriceGrid } from "../../sections/PriceGrid.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { Part } from "./Part.tsx";

const { benefits } = dossier;
const { offer: platform, possible, prices, sponsorship } = devenirPartenaire;

/** What a partner gains, what it costs, what may still be taken on the day of the dossier and until when, and what the law calls it. */
export function Offer({ now, date }: { now: Date; date: string }) {
  const { items, months, plan } = offerOn(now);
  return (
    <>
      <Part id={benefits.id} heading={benefits.heading}>
        <Text size="lead">{months ? benefits.lead : benefits.leadClosed}</Text>
        <BenefitGrid printed />
      </Part>
      <Part id={prices.id} heading={prices.heading} surface="dawnPale">
        <PriceGrid printedOn={now} />
      </Part>
      <Part id={platform.id} heading={offer.name} surface="night" band={pictureOf(offer.drawing)}>
        <Badge tone="accent">{platform.badge}</Badge>
        <Text size="lead">{offer.title}</Text>
        <Text>{offer.description}</Text>
        <List items={offer.features} />
        <StatGroup label={offer.name} figures={offer.figures} surfaces={["sea", "sun", "vermilion"]} />
      </Part>
      <Part id={possible.id} heading={dossier.possible(date)}>
        <Text size="lead">{plan}</Text>
        <DescriptionList items={items} />
        <Heading level={3} size="subtitle">
          {sponsorship.heading}
        </Heading>
        <DescriptionList items={sponsorship.items} />
        <Text size="small">{sponsorship.note}</Text>
      </Part>
    </>
  );
}
