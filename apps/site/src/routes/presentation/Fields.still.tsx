import { figures, presentation } from "@sillages/content";
import { Card, Grid, Headline, SectionHeader, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { surfaceOf } from "../../shell/surfaceOf.ts";
import { headlines } from "./headlines.css.ts";

const { fields, heading, lead } = presentation.ambassadors;

/** Who is called. */
export function FieldsHeader() {
  return (
    <SectionHeader
      id="ambassadeurs-titre"
      title={heading}
      fit={headlines.ambassadors}
      lead={lead(figures.studentAmbassadors)}
    />
  );
}

/** For what. */
export function Fields() {
  return (
    <Grid as="ul" columns="quarters" gap="none">
      {fields.map(({ drawing, id, text, title, tone }) => (
        <Card key={id} as="li" kind="tall" picture={pictureOf(drawing)} surface={surfaceOf[tone]} decorative>
          <Headline level={3} size="subtitle">
            {title}
          </Headline>
          <Text>{text}</Text>
        </Card>
      ))}
    </Grid>
  );
}
