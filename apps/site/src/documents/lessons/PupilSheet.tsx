import { enseignants, quizSheet, type TeachingSession } from "@sillages/content";
import { OutlineMap, PaperFields, PaperQuiz } from "@sillages/illustrations";
import { Heading, List, Section, Stack } from "@sillages/ui";
import { paperQuestion } from "../../sections/quiz/paperQuestion.ts";
import { BlankComparison, Coasts } from "./Coasts.tsx";
import { questionsOf } from "./ofSession.ts";

const { document: words } = enseignants.sessions;
const { licence } = quizSheet;

/** What a pupil gets: what to do, what to read, a map to complete, then the quiz. */
export function PupilSheet({ session }: { session: TeachingSession }) {
  const { map, tasks, title } = session;
  return (
    <Section id="fiche" labelledBy="fiche-titre" space="page" stack="regular">
      <Heading level={2} id="fiche-titre">
        {words.pupil(title)}
      </Heading>
      <PaperFields fields={words.fields} />
      <List marker="step" items={tasks.map(({ ask }) => ask)} />
      <Coasts session={session} />
      <BlankComparison session={session} />
      {map && (
        <Stack space="near">
          <Heading level={3} size="subtitle">
            {words.map.heading}
          </Heading>
          <OutlineMap
            label={words.map.alt}
            blanks={map.blanks}
            lines={{ count: map.lines, fields: words.map.fields }}
          />
          {/* After what to read and to complete; right after what to do, the quiz needs no name. */}
          <Heading level={3} size="subtitle">
            {words.quiz}
          </Heading>
        </Stack>
      )}
      <PaperQuiz
        questions={questionsOf(session).map(paperQuestion)}
        foot={`${licence.text} ${licence.name}, ${licence.url}`}
      />
    </Section>
  );
}
