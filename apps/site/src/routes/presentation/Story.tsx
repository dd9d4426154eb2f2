import { presentation } from "@sillages/content";
import { Grid, Heading, Section, Text } from "@sillages/ui";

export function Story() {
  const { story } = presentation;
  return (
    <Section labelledBy="histoire">
      <Grid gap="wide">
        <Heading level={2} id="histoire">
          {story.heading}
        </Heading>
        {story.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Grid>
    </Section>
  );
}
