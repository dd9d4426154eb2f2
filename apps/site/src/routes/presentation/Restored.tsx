import { controls, presentation } from "@sillages/content";
import { FigureRow, Grid, Section, SectionHeader, Stack, Text, TextLink } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

export function Restored() {
  const { figures, figuresLabel, heading, id, promise, source, text } = presentation.boats.restored;
  return (
    <Section id={id} labelledBy="pourquoi-restaurer" surface="papier2">
      <SectionHeader id="pourquoi-restaurer" title={heading} fit={headlines.restored} />
      <Grid columns="lead" gap="wide">
        <Stack space="near">
          <Text size="lead">{text}</Text>
          <Text>{promise}</Text>
          <TextLink href={source.href} kind="alone" newWindow={controls.newWindow}>
            {source.label}
          </TextLink>
        </Stack>
        <FigureRow label={figuresLabel} figures={figures} kind="open" />
      </Grid>
    </Section>
  );
}
