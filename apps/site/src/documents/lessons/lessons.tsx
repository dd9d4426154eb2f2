import { enseignants, sessionPath } from "@sillages/content";
import { LessonDocument } from "./LessonDocument.tsx";

/** The document of each hour of class. */
export const lessons = enseignants.sessions.items.map((session) => ({
  path: sessionPath(session.id),
  Document: ({ builtAt }: { builtAt: string }) => <LessonDocument builtAt={builtAt} session={session} />,
}));
