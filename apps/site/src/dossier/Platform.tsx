import { devenirPartenaire, offer } from "@sillages/content";
import { Badge, FigureRow, Text, WakeList } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";
import { Part } from "./Part.tsx";

const { badge, id } = devenirPartenaire.offer;
const { sponsorship } = devenirPartenaire;

export function Platform() {
  return (
    <Part id={id} heading={offer.name} surface="nuit" band={pictureOf(offer.drawing)}>
      <Badge tone="now">{badge}</Badge>
      <Text size="lead">{offer.title}</Text>
      <Text>{offer.description}</Text>
      <WakeList items={offer.features} />
      <FigureRow label={offer.name} figures={offer.figures} surfaces={["iroise", "soleil", "vermillon"]} />
      <div>
        <Text tone="strong">{sponsorship.heading}</Text>
        <Text>{sponsorship.text}</Text>
      </div>
    </Part>
  );
}
