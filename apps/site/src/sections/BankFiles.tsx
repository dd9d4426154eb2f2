import { jeuxConcours, teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { Card, CardBody, CardTitle, Grid, Link, Stack, Text } from "@sillages/ui";
import { FileLink } from "../shell/links/FileLink.tsx";

const { dropped, questions, sheet } = jeuxConcours.classroom;

/** Whole banks: on paper, and for course platforms. */
export function BankFiles() {
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
                {[files.xml, files.gift, files.aiken].map((path) => (
                  <FileLink key={path} path={path} label={questions(bank.title)} />
                ))}
              </CardBody>
            </Card>
          );
        })}
      </Grid>
      <Text size="small">{dropped}</Text>
    </Stack>
  );
}
