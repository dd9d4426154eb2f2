import { accueil, controls, organisations } from "@sillages/content";
import {
  Card,
  CardBody,
  CardMedia,
  CardTitle,
  Grid,
  Heading,
  Logo,
  Stack,
  Text,
  Link,
  List,
} from "@sillages/ui";
import { logoOf } from "../../shell/pictureOf.ts";

const { partners, strengths } = accueil.collaboration;

/** Whom the home presents, in this order. */
const roles = ["energy", "marine-technology", "biodiversity"] as const;
const inks = ["sun", "lagoon", "dawn"] as const;

/** Those who hold a post of the expedition, and what one takes away by holding one. */
export function MainPartners() {
  const crew = roles.flatMap((role) => organisations.filter((organisation) => organisation.role === role));
  return (
    <Stack space="loose">
      <Stack space="close">
        <Heading level={3}>{partners.heading}</Heading>
        <Text>{partners.lead}</Text>
      </Stack>
      <Grid as="ul" gap="none">
        {crew.map(({ category, description, id, logo, name, url }, at) => (
          <Card key={id} as="li" layout="tile" surface={inks[at % inks.length] ?? "sun"}>
            <CardMedia>
              <Logo {...logoOf(logo)} name={name} />
            </CardMedia>
            <CardBody>
              <CardTitle level={4}>{category}</CardTitle>
              <Text>{description}</Text>
              <Link href={url} variant="standalone" newWindow={controls.newWindow}>
                {controls.visitSite(name)}
              </Link>
            </CardBody>
          </Card>
        ))}
      </Grid>
      <Grid columns="aside" gap="wide">
        <Heading level={3}>{strengths.heading}</Heading>
        <List variant="ruled" items={strengths.items} />
      </Grid>
    </Stack>
  );
}
