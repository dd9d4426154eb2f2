import { presentation } from "@sillages/content";
import { Grid, Headline, Section, Text } from "@sillages/ui";

export function Story() {
  const { story } = presentation;
  return (
    <Section labelledBy="histoire">
      <Grid gap="wide">
        <Headline level={2} id="histoire">
          {story.heading}
        </Headline>
        {story.paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Grid>
    </Section>
  );
}
