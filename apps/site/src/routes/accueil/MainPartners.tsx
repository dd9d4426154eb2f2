import { accueil, controls, organisations } from "@sillages/content";
import { Card, CardTitle, Grid, Headline, Logo, Stack, Text, TextLink, WakeList } from "@sillages/ui";
import { logoOf } from "../../shell/pictureOf.ts";

const { partners, strengths } = accueil.collaboration;

/** Whom the home presents, in this order. */
const roles = ["energy", "marine-technology", "biodiversity"] as const;
const inks = ["soleil", "lagon", "aube"] as const;

/** Those who hold a post of the expedition, and what one takes away by holding one. */
export function MainPartners() {
  const crew = roles.flatMap((role) => organisations.filter((organisation) => organisation.role === role));
  return (
    <Stack space="loose">
      <Stack space="close">
        <Headline level={3}>{partners.heading}</Headline>
        <Text>{partners.lead}</Text>
      </Stack>
      <Grid as="ul" gap="none">
        {crew.map(({ category, description, id, logo, name, url }, at) => (
          <Card
            key={id}
            as="li"
            kind="tile"
            surface={inks[at % inks.length] ?? "soleil"}
            media={<Logo {...logoOf(logo)} name={name} />}
          >
            <CardTitle level={4}>{category}</CardTitle>
            <Text>{description}</Text>
            <TextLink href={url} kind="alone" newWindow={controls.newWindow}>
              {controls.visitSite(name)}
            </TextLink>
          </Card>
        ))}
      </Grid>
      <Grid columns="aside" gap="wide">
        <Headline level={3}>{strengths.heading}</Headline>
        <WakeList kind="ruled" items={strengths.items} />
      </Grid>
    </Stack>
  );
}
