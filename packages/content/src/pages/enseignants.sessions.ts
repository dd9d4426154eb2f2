import { words } from "#data/pages/enseignants";
import { sessionPath } from "../quiz/teaching.ts";

/** The document of each session of class, named among the others. */
export const sessionLinks = words.sessions.items.map(({ id, level, title }) => ({
  label: `Séance « ${title} », ${level}`,
  path: sessionPath(id),
}));
