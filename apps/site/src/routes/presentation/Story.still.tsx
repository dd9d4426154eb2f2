import { presentation } from "@sillages/content";
import { Grid, Section, SectionHeader, Stack, Text } from "@sillages/ui";

export function Story() {
  const { name, story } = presentation;
  return (
    <Section labelledBy="histoire">
      <Grid columns="aside" gap="wide">
        <SectionHeader id="histoire" title={story.heading} />
        <Stack>
          <Text tone="accent">{name}</Text>
          {story.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
      </Grid>
    </Section>
  );
}
