import { dossier } from "@sillages/content";
import { Headline, Leaf, Text } from "@sillages/ui";
import { pictureOf } from "../shell/pictureOf.ts";

export function Cover({ date }: { date: string }) {
  return (
    <Leaf surface="aube" picture={pictureOf("scenes/aube-haute")}>
      <Text tone="strong">{dossier.edition(date)}</Text>
      <Headline level={1} size="poster">
        {dossier.title}
      </Headline>
      <Text size="lead">{dossier.lead}</Text>
    </Leaf>
  );
}
