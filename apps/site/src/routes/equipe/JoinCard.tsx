import { equipe } from "@sillages/content";
import { ActionLink, Card, CardTitle, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const { ambassadors, heading, partner, text } = equipe.join;

/** The place that is still free, after those that are taken. */
export function JoinCard() {
  return (
    <Card as="li" kind="wide" picture={pictureOf("scenes/ponton")} decorative>
      <Stack space="close">
        <CardTitle level={3} size="large">
          {heading}
        </CardTitle>
        <Text>{text}</Text>
      </Stack>
      <Stack direction="row" space="near">
        <ActionLink href={ambassadors.path}>{ambassadors.label}</ActionLink>
        <ActionLink href={partner.path} tone="outline">
          {partner.label}
        </ActionLink>
      </Stack>
    </Card>
  );
}
