import { controls, organisations, presentation } from "@sillages/content";
import {
  ActionLink,
  Card,
  CardBody,
  CardFooter,
  CardHeader,
  CardMedia,
  Grid,
  Heading,
  Logo,
  Section,
  SectionHeader,
  Text,
} from "@sillages/ui";
import { logoOf, pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

export function OfficialPartners() {
  const { heading, lead } = presentation.official;
  const official = organisations.filter(({ role }) => role === "energy" || role === "virtual-regatta");
  return (
    <Section labelledBy="officiels" surface="dawnPale">
      <SectionHeader id="officiels" title={heading} fit={headlines.official} lead={lead} />
      <Grid columns="halves">
        {official.map(({ description, drawing, id, logo, name, roleLabel, url }) => (
          <Card key={id} as="div" layout="row" surface="paper">
            <CardMedia picture={pictureOf(drawing)} decorative />
            <CardBody>
              <CardHeader>
                <Logo {...logoOf(logo)} name={name} />
              </CardHeader>
              <Heading level={3} size="subtitle">
                {roleLabel}
              </Heading>
              <Text>{description}</Text>
              <CardFooter>
                <ActionLink href={url} variant="secondary" newWindow={controls.newWindow}>
                  {controls.visitSite(name)}
                </ActionLink>
              </CardFooter>
            </CardBody>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}
