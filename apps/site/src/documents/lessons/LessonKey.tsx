import { enseignants, identity, quizSheet, type TeachingSession } from "@sillages/content";
import { PaperKey } from "@sillages/illustrations";
import { DescriptionList, Heading, List, Section, Text } from "@sillages/ui";
import { Comparison } from "./Coasts.tsx";
import { questionsOf, termsOf } from "./ofSession.ts";

const { document: words } = enseignants.sessions;

/** What is asked aloud, each with its answer. */
function Opening({ steps }: Pick<TeachingSession, "steps">) {
  const asked = steps.flatMap(({ questions = [] }) => questions);
  if (asked.length === 0) return null;
  return (
    <>
      <Heading level={3} size="subtitle">
        {words.opening}
      </Heading>
      <DescriptionList items={asked.map(({ answer, ask }) => ({ term: ask, definition: answer }))} />
    </>
  );
}

/** What the teacher keeps: every answer, in the order of the hour, then its words. */
export function LessonKey({ session }: { session: TeachingSession }) {
  const { steps, tasks, title } = session;
  return (
    <Section id="corrige" labelledBy="corrige-titre" space="page" stack="regular">
      <Heading level={2} id="corrige-titre">
        {words.key(title)}
      </Heading>
      <Opening steps={steps} />
      <Heading level={3} size="subtitle">
        {words.tasks}
      </Heading>
      <List marker="step" items={tasks.map(({ answer }) => answer)} />
      <Comparison session={session} />
      <Heading level={3} size="subtitle">
        {words.words}
      </Heading>
      <DescriptionList items={termsOf(session)} />
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
    </Section>
  );
}
