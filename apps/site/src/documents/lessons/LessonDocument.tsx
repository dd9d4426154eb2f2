import { enseignants, type TeachingSession } from "@sillages/content";
import { Document } from "../../Document.tsx";
import { LessonKey } from "./LessonKey.tsx";
import { Plan } from "./Plan.tsx";
import { PupilSheet } from "./PupilSheet.tsx";

const { document: words } = enseignants.sessions;

/** An hour of class to read and to print: the plan, the pupil's sheet, the key, each on pages of its own. */
export function LessonDocument({ session, builtAt }: { session: TeachingSession; builtAt: string }) {
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
