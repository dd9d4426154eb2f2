import { classroom, quizBanks, quizFiles } from "@sillages/content";
import { Card, CardTitle, Grid, Section, SectionHeader, Stack, TextLink, Text } from "@sillages/ui";

/** The questions for teachers: on paper, and for their course platform. */
export function Classroom() {
  const { dropped, gift, heading, id, lead, sheet, weight, xml } = classroom;
  return (
    <Section id={id} labelledBy={`${id}-titre`}>
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <Stack>
        <Grid as="ul" columns="halves">
          {quizFiles.map((files) => {
            const title = quizBanks.find((bank) => bank.id === files.id)?.title ?? "";
            return (
              <Card key={files.id} as="li">
                <CardTitle level={3}>{title}</CardTitle>
                <TextLink href={files.sheet} kind="alone">
                  {sheet(title)}
                </TextLink>
                <TextLink href={files.gift.path} kind="alone" download={weight("GIFT", files.gift.kilobytes)}>
                  {gift(title)}
                </TextLink>
                <TextLink href={files.xml.path} kind="alone" download={weight("XML", files.xml.kilobytes)}>
                  {xml(title)}
                </TextLink>
              </Card>
            );
          })}
        </Grid>
        <Text size="small">{dropped}</Text>
      </Stack>
    </Section>
  );
}
