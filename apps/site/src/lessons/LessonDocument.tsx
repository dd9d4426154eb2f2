import { enseignants, identity, type Question, quizSheet, type TeachingSession } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { PaperKey, PaperQuiz } from "@sillages/illustrations";
import { DataTable, Heading, Link, List, Section, Stack, Text } from "@sillages/ui";
import { Document } from "../Document.tsx";
import { questionPicture } from "../sections/quiz/questionPicture.ts";

const { document: words } = enseignants.sessions;
const { licence } = quizSheet;

const known = new Map(quizBanks.flatMap(({ questions }) => questions.map((one) => [one.id, one] as const)));

/** The questions of a session, in its order. @throws at one that no bank holds. */
function questionsOf({ id, questions }: Pick<TeachingSession, "id" | "questions">): Question[] {
  return questions.map((name) => {
    const question = known.get(name);
    if (!question) throw new Error(`The lesson ${id} asks a question that no bank has: ${name}.`);
    return question;
  });
}

function Plan({ session }: { session: TeachingSession }) {
  const { aims, lead, level, prepare, programmes, steps, title } = session;
  return (
    <Section space="close">
      <Stack>
        <Heading level={1}>{words.title(level, title)}</Heading>
        <Text size="lead">{lead}</Text>
        <Text size="small">{words.hint}</Text>
        <Link href={words.back.path} variant="standalone">
          {words.back.label}
        </Link>
        <Heading level={2} size="subtitle">
          {words.aims}
        </Heading>
        <List items={aims} />
        <Heading level={2} size="subtitle">
          {words.programmes}
        </Heading>
        {programmes.map(({ href, text }) => (
          <Text key={text}>{href ? <Link href={href}>{text}</Link> : text}</Text>
        ))}
        <Heading level={2} size="subtitle">
          {words.prepare}
        </Heading>
        <List items={prepare} />
        <Heading level={2} size="subtitle">
          {words.steps}
        </Heading>
        <DataTable
          caption={words.caption(title)}
          columns={[
            { key: "minutes", label: words.columns.minutes, numeric: true },
            { key: "step", label: words.columns.step },
            { key: "text", label: words.columns.text },
          ]}
          rows={steps.map(({ minutes, text, title: step }) => ({ id: step, cells: { minutes, step, text } }))}
        />
      </Stack>
    </Section>
  );
}

function Pupil({ session }: { session: TeachingSession }) {
  const { tasks, title } = session;
  return (
    <Section id="fiche" labelledBy="fiche-titre" space="page">
      <Stack>
        <Heading level={2} id="fiche-titre">
          {words.pupil(title)}
        </Heading>
        <List marker="step" items={tasks.map(({ ask }) => ask)} />
        <PaperQuiz
          size="compact"
          fields={words.fields}
          questions={questionsOf(session).map(({ difficulty, id, options, picture, points, question }) => ({
            id,
            question,
            options,
            picture: questionPicture({ picture }),
            note: quizSheet.points(difficulty, points),
          }))}
          foot={`${licence.text} ${licence.name}, ${licence.url}`}
        />
      </Stack>
    </Section>
  );
}

function Key({ session }: { session: TeachingSession }) {
  const { tasks, title } = session;
  return (
    <Section id="corrige" labelledBy="corrige-titre" space="page">
      <Stack>
        <Heading level={2} id="corrige-titre">
          {words.key(title)}
        </Heading>
        <Heading level={3} size="subtitle">
          {words.tasks}
        </Heading>
        <List marker="step" items={tasks.map(({ answer }) => answer)} />
        <PaperKey
          heading={quizSheet.key.heading}
          answers={questionsOf(session).map(({ correct, explanation, id, options, source }) => ({
            id,
            place: correct,
            text: options[correct] ?? "",
            why: explanation,
            source: source.name,
          }))}
        />
        {identity.demonstration && <Text size="small">{identity.demonstrationNotice}</Text>}
      </Stack>
    </Section>
  );
}

/** An hour of class to read and to print: the plan, the pupil's sheet, the key, each on pages of its own. */
export function LessonDocument({ session, builtAt }: { session: TeachingSession; builtAt: string }) {
  return (
    <Document builtAt={builtAt}>
      <title>{words.head(session.title)}</title>
      <meta name="description" content={words.description(session.title, session.level)} />
      <main>
        <Plan session={session} />
        <Pupil session={session} />
        <Key session={session} />
      </main>
    </Document>
  );
}
