import { accueil, controls } from "@sillages/content";
import { Card, CardBody, CardMedia, CardTitle, Grid, Heading, Logo, Stack, Text, Link } from "@sillages/ui";
import { postHolders, sheetLogo } from "./logoSheet.ts";

const { partners } = accueil.collaboration;

const inks = ["sun", "lagoon", "dawn"] as const;

/** Those who hold a post of the expedition. */
export function MainPartners() {
  return (
    <Stack space="regular">
      <Grid columns="panel" align="center">
        <Heading level={3}>{partners.heading}</Heading>
        <Text size="lead">{partners.lead}</Text>
      </Grid>
      <Grid as="ul" space="none">
        {postHolders.map(({ category, description, id, logo, name, url }, at) => (
          <Card key={id} as="li" layout="tile" surface={inks[at % inks.length] ?? "sun"}>
            <CardMedia>
              <Logo {...sheetLogo(logo)} name={name} />
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
    </Stack>
  );
}
