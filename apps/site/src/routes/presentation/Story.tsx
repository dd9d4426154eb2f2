import { presentation } from "@sillages/content";
import { Grid, Heading, Section, Stack, Text } from "@sillages/ui";
import { Restored } from "./Restored.tsx";

/** Where the boats come from, and why they were kept. */
export function Story() {
  const { story } = presentation;
  return (
    <Section labelledBy="histoire" space="band">
      <Grid columns="aside" space="wide">
        <Stack>
          <Heading level={2} id="histoire">
            {story.heading}
          </Heading>
          {story.paragraphs.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
        </Stack>
        <Restored />
      </Grid>
    </Section>
  );
}
