import { controls, presentation } from "@sillages/content";
import { StatGroup, Grid, Heading, Section, Stack, Text, Link } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function Restored() {
  const { figures, figuresLabel, id, promise, source, text } = presentation.boats.restored;
  return (
    <Section id={id} labelledBy="pourquoi-restaurer" surface="cream">
      <Grid columns="lead" gap="wide" align="center">
        <Stack>
          <Heading level={2} size="section" id="pourquoi-restaurer" fit={headlines.restored} />
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
