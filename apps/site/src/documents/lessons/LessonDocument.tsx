import { enseignants, sessionPath, type TeachingSession } from "@sillages/content";
import { Document } from "../../Document.tsx";
import { LessonKey } from "./LessonKey.tsx";
import { Plan } from "./Plan.tsx";
import { PupilSheet } from "./PupilSheet.tsx";

const { document: words } = enseignants.sessions;

/** An hour of class to read and to print: the plan, the pupil's sheet, the key, each on pages of its own. */
function LessonDocument({ session, builtAt }: { session: TeachingSession; builtAt: string }) {
  return (
    <Document
      builtAt={builtAt}
      meta={{
        title: words.head(session.title),
        description: words.description(session.title, session.level),
      }}
    >
      <main>
        <Plan session={session} />
        <PupilSheet session={session} />
        <LessonKey session={session} />
      </main>
    </Document>
  );
}

/** The document of each hour of class. */
export const lessons = enseignants.sessions.items.map((session) => ({
  path: sessionPath(session.id),
  Document: ({ builtAt }: { builtAt: string }) => <LessonDocument builtAt={builtAt} session={session} />,
}));
