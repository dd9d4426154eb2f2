import { controls, presentation } from "@sillages/content";
import { Grid, Heading, Link, StatGroup, Stack, Text } from "@sillages/ui";

/** What a boat that is kept saves, and who says so. */
export function Restored() {
  const { figures, figuresLabel, heading, id, promise, source, text } = presentation.boats.restored;
  return (
    <section id={id} aria-labelledby="pourquoi-restaurer">
      <Stack>
        <Heading level={2} id="pourquoi-restaurer">
          {heading}
        </Heading>
        <Text size="lead">{text}</Text>
        <StatGroup label={figuresLabel} figures={figures} variant="compact" />
        <Grid columns="halves">
          <Text>{promise}</Text>
          <Link href={source.href} variant="standalone" newWindow={controls.newWindow}>
            {source.label}
          </Link>
        </Grid>
      </Stack>
    </section>
  );
}
