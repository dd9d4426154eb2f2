import { accueil, controls, identity } from "@sillages/content";
import { ActionLink, Headline, Poster, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

export function Hero() {
  const { hero, lead, title } = accueil;
  return (
    <Poster picture={pictureOf("scenes/aube")} surface="aube">
      <Headline level={1} size="poster" href={hero.path} focusable>
        {title}
      </Headline>
      <Text size="lead">{lead}</Text>
      <Stack direction="row" space="near">
        <ActionLink href={identity.document} newWindow={controls.newWindow}>
          {hero.discover.label}
        </ActionLink>
        <ActionLink href={hero.partner.path} tone="outline">
          {hero.partner.label}
        </ActionLink>
      </Stack>
      <Text tone="strong">{hero.origin}</Text>
    </Poster>
  );
}
