import { jeuxConcours, teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { Card, CardBody, CardTitle, Grid, Section, SectionHeader, Stack, Text, Link } from "@sillages/ui";
import { quizFiles } from "../../files/quizFiles.ts";

const words = jeuxConcours.classroom;

/** What a link to the file at `path` says of it. */
function weightOf(format: string, path: string): string {
  const text = quizFiles.find((file) => file.path === path)?.text("") ?? "";
  return words.weight(format, new TextEncoder().encode(text).length);
}

/** The questions for teachers: on paper, and for their course platform. */
export function Classroom() {
  const { dropped, gift, heading, id, lead, sheet, xml } = words;
  return (
    <Section id={id} labelledBy={`${id}-titre`} surface="cream">
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
      <Stack>
        <Grid as="ul" columns="halves">
          {quizBanks.map((bank) => {
            const files = teachingFiles(bank.id);
            return (
              <Card key={bank.id} as="li">
                <CardBody>
                  <CardTitle level={3}>{bank.title}</CardTitle>
                  <Link href={files.sheet} variant="standalone">
                    {sheet(bank.title)}
                  </Link>
                  <Link href={files.gift} variant="standalone" download={weightOf("GIFT", files.gift)}>
                    {gift(bank.title)}
                  </Link>
                  <Link href={files.xml} variant="standalone" download={weightOf("XML", files.xml)}>
                    {xml(bank.title)}
                  </Link>
                </CardBody>
              </Card>
            );
          })}
        </Grid>
        <Text size="small">{dropped}</Text>
      </Stack>
    </Section>
  );
}
