import { controls, presentation } from "@sillages/content";
import { Disclosure, Grid, Heading, List, Section, Stack, Text, Link } from "@sillages/ui";
import { headlines } from "./headlines.css.ts";

const { id, items, lead, others, source } = presentation.goals;

const row = ({ goal, name, text }: { goal: number; name: string; text: string }) => ({
  number: String(goal),
  title: name,
  text,
});

export function Goals() {
  return (
    <Section id={id} labelledBy="odd-titre" space="band">
      <Grid columns="aside" space="wide">
        <Stack>
          <Heading level={2} size="section" id="odd-titre" fit={headlines.goals} />
          <Text size="lead">{lead}</Text>
          <Link href={source.href} variant="standalone" newWindow={controls.newWindow}>
            {source.label}
          </Link>
        </Stack>
        <Stack>
          <List marker="numeral" variant="ruled" items={items.map(row)} />
          <Disclosure label={others.label} closeLabel={others.openLabel}>
            <List marker="numeral" variant="ruled" items={others.items.map(row)} />
          </Disclosure>
        </Stack>
      </Grid>
    </Section>
  );
}
