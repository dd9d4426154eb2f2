import { controls, presentation } from "@sillages/content";
import { DefinitionTable, Grid, Section, SectionHeader, Stack, Text, TextLink } from "@sillages/ui";

export function Goals() {
  const { heading, id, items, lead, number, source } = presentation.goals;
  return (
    <Section id={id} labelledBy="odd-titre">
      <Grid columns="aside" gap="wide">
        <Stack>
          <SectionHeader id="odd-titre" title={heading} lead={lead} />
          <Text size="small">
            <TextLink href={source.href} newWindow={controls.newWindow}>
              {source.label}
            </TextLink>
          </Text>
        </Stack>
        <DefinitionTable
          items={items.map(({ goal, name, text }) => ({
            term: number(goal),
            definition: (
              <>
                <Text tone="strong">{name}</Text>
                <Text>{text}</Text>
              </>
            ),
          }))}
        />
      </Grid>
    </Section>
  );
}
