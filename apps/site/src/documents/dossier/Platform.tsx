import { devenirPartenaire, offer } from "@sillages/content";
import { Badge, StatGroup, Text, List } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { Part } from "./Part.tsx";

const { badge, id } = devenirPartenaire.offer;

export function Platform() {
  return (
    <Part id={id} heading={offer.name} surface="night" band={pictureOf(offer.drawing)}>
      <Badge tone="accent">{badge}</Badge>
      <Text size="lead">{offer.title}</Text>
      <Text>{offer.description}</Text>
      <List items={offer.features} />
      <StatGroup label={offer.name} figures={offer.figures} surfaces={["sea", "sun", "vermilion"]} />
    </Part>
  );
}
