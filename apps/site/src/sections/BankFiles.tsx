import { jeuxConcours, teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { Card, CardBody, CardTitle, Grid, Link, Stack, Text } from "@sillages/ui";
import { quizFiles } from "../files/quizFiles.ts";

const words = jeuxConcours.classroom;

/** What a link to the file at `path` says of it. */
function weightOf(format: string, path: string): string {
  const text = quizFiles.find((file) => file.path === path)?.text("") ?? "";
  return words.weight(format, new TextEncoder().encode(text).length);
}

/** Whole banks: on paper, and for course platforms. */
export function BankFiles() {
  const { aiken, dropped, gift, sheet, xml } = words;
  return (
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
                <Link href={files.gift} variant="standalone" download={weightOf("TXT", files.gift)}>
                  {gift(bank.title)}
                </Link>
                <Link href={files.xml} variant="standalone" download={weightOf("XML", files.xml)}>
                  {xml(bank.title)}
                </Link>
                <Link href={files.aiken} variant="standalone" download={weightOf("TXT", files.aiken)}>
                  {aiken(bank.title)}
                </Link>
              </CardBody>
            </Card>
          );
        })}
      </Grid>
      <Text size="small">{dropped}</Text>
    </Stack>
  );
}
