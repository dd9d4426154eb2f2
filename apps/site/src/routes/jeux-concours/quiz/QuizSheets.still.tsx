import { quizBanks, quizFiles, quizStart } from "@sillages/content";
import { Stack, Text, TextLink } from "@sillages/ui";

/** Without script the quiz is played on paper. */
export function QuizSheets() {
  return (
    <>
      <Text tone="strong">{quizStart.noScript}</Text>
      <Stack direction="row">
        {quizFiles.map(({ id, sheet }) => (
          <TextLink key={id} href={sheet} kind="alone">
            {quizStart.sheet(quizBanks.find((bank) => bank.id === id)?.title ?? "")}
          </TextLink>
        ))}
      </Stack>
    </>
  );
}
