import { presse, press } from "@sillages/content";
import { Section, SectionHeader, Stack } from "@sillages/ui";
import { Article } from "./Article.tsx";

export function Articles() {
  return (
    <Section labelledBy="revue-de-presse">
      <SectionHeader id="revue-de-presse" title={presse.review.heading} />
      <Stack space="loose">
        {press.map((item) => (
          <Article key={item.id} item={item} />
        ))}
      </Stack>
    </Section>
  );
}
