import { jeuxConcours, teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { Stack, Text, Link } from "@sillages/ui";

const { noScript, sheet } = jeuxConcours.quiz;

/** Without script the quiz is played on paper. */
export function QuizSheets() {
  return (
    <>
      <Text tone="strong">{noScript}</Text>
      <Stack direction="row">
        {quizBanks.map(({ id, title }) => (
          <Link key={id} href={teachingFiles(id).sheet} variant="standalone">
            {sheet(title)}
          </Link>
        ))}
      </Stack>
    </>
  );
}
