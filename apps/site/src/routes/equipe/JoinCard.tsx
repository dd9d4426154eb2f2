import { callPeriod, equipe, joinCall, periodState } from "@sillages/content";
import { ActionLink, Card, CardTitle, Stack, Text } from "@sillages/ui";
import { useNow } from "../../shell/now.tsx";
import { pictureOf } from "../../shell/pictureOf.ts";

const { heading, partner } = equipe.join;

/**
 * The place that is still free, after those that are taken. It stands in the page as the day of the build sees it: what is
 * marked `data-call` follows the visitor's day by `useJoinCall`.
 */
export function JoinCard() {
  const { label, path, text } = joinCall[periodState(callPeriod, useNow())];
  return (
    <Card as="li" kind="wide" picture={pictureOf("scenes/ponton")} decorative>
      <Stack space="close">
        <CardTitle level={3} size="large">
          {heading}
        </CardTitle>
        <Text>
          <span data-call="text">{text}</span>
        </Text>
      </Stack>
      <Stack direction="row" space="near">
        <ActionLink href={path}>
          <span data-call="label">{label}</span>
        </ActionLink>
        <ActionLink href={partner.path} tone="outline">
          {partner.label}
        </ActionLink>
      </Stack>
    </Card>
  );
}
