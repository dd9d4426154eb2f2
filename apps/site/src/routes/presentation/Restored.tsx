import { controls, presentation } from "@sillages/content";
import { StatGroup, Grid, Section, SectionHeader, Stack, Text, Link } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function Restored() {
  const { figures, figuresLabel, heading, id, promise, source, text } = presentation.boats.restored;
  return (
    <Section id={id} labelledBy="pourquoi-restaurer" surface="cream">
      <SectionHeader id="pourquoi-restaurer" title={heading} fit={headlines.restored} />
      <Grid columns="lead" gap="wide">
        <Stack space="near">
          <Text size="lead">{text}</Text>
          <Text>{promise}</Text>
          <Link href={source.href} variant="standalone" newWindow={controls.newWindow}>
            {source.label}
          </Link>
        </Stack>
        <StatGroup label={figuresLabel} figures={figures} variant="open" />
      </Grid>
    </Section>
  );
}
