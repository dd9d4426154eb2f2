import { identity, type QuizBank, quizSheet as words, teachingFiles } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { letterOf, PaperQuiz } from "@sillages/illustrations";
import { DataTable, Heading, Section, Text, Link } from "@sillages/ui";
import { paperQuestion } from "../../sections/quiz/paperQuestion.ts";
import { Document } from "../../Document.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";

interface QuizSheetProps {
  builtAt: string;
  bank: QuizBank;
}

function Questions({ questions, title }: QuizBank) {
  const points = questions.reduce((sum, question) => sum + question.points, 0);
  return (
    <Section space="close" stack="regular">
      <Heading level={1}>{words.title(title)}</Heading>
      <Text size="lead">{words.lead(questions.length, points)}</Text>
      <Text size="small">{words.hint}</Text>
      <PageLink {...words.back} />
      <PaperQuiz fields={words.fields} questions={questions.map(paperQuestion)} />
    </Section>
  );
}

function Key({ questions, title }: QuizBank) {
  const { caption, columns, heading, id } = words.key;
  return (
    <Section id={id} labelledBy={`${id}-titre`} space="page" stack="regular">
      <Heading level={2} id={`${id}-titre`}>
        {heading}
      </Heading>
      <DataTable
        caption={caption(title)}
        columns={[
          { key: "place", label: columns.place, numeric: true },
          { key: "answer", label: columns.answer },
          { key: "explanation", label: columns.explanation },
          { key: "source", label: columns.source },
        ]}
        rows={questions.map(({ correct, explanation, id: question, options, source }, at) => ({
          id: question,
          cells: {
            place: String(at + 1),
            answer: `${letterOf(correct)}. ${options[correct]}`,
            explanation,
            source: <Link href={source.url}>{source.name}</Link>,
          },
        }))}
      />
      <Text size="small">
        {words.licence.text} <Link href={words.licence.url}>{words.licence.name}</Link>
      </Text>
      {identity.demonstration && <Text size="small">{identity.demonstrationNotice}</Text>}
    </Section>
  );
}

/** A bank to play with a pencil: the questions, then on a new page what was right and why. Without script. */
function QuizSheetDocument({ bank, builtAt }: QuizSheetProps) {
  const { head } = words;
  return (
    <Document
      builtAt={builtAt}
      meta={{ title: head.title(bank.title), description: head.description(bank.title) }}
      head={<meta name="robots" content="noindex" />}
    >
      <main>
        <Questions {...bank} />
        <Key {...bank} />
      </main>
    </Document>
  );
}

/** The printed sheet of each bank. */
export const quizSheets = quizBanks.map((bank) => ({
  path: teachingFiles(bank.id).sheet,
  Document: ({ builtAt }: { builtAt: string }) => <QuizSheetDocument builtAt={builtAt} bank={bank} />,
}));
