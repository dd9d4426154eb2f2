import { newsletter } from "@sillages/content";
import { Grid, Headline, NewsletterForm, Section, Stack, Text, TextLink } from "@sillages/ui";
import { useNewsletter } from "./useNewsletter.ts";

export function Newsletter() {
  const form = useNewsletter();
  return (
    <Section surface="soleil" space="band">
      <Grid columns="lead" gap="wide">
        <Headline level={2} size="title">
          {newsletter.heading}
        </Headline>
        <Stack space="near">
          <Text>{newsletter.lead}</Text>
          <NewsletterForm
            {...form}
            label={newsletter.label}
            example={newsletter.example}
            placeholder={newsletter.placeholder}
            button={newsletter.button}
            hint={
              <>
                {newsletter.hint}{" "}
                <TextLink href={newsletter.privacy.path}>{newsletter.privacy.label}</TextLink>
              </>
            }
          />
        </Stack>
      </Grid>
    </Section>
  );
}
