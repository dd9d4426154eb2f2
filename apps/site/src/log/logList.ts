import { logPath, monthParts } from "@sillages/content";
import { type LogEntry, logText, logWords } from "@sillages/content/journal";
import type { LogListEntry } from "@sillages/illustrations";
import { boatSurfaces } from "./boatSurfaces.ts";

/** The first sentence of a text: what stands before its first full stop, question or exclamation mark. */
const firstSentence = (text = "") => /^.+?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;

/** A page of the log as a list shows it. */
export function listed(entry: LogEntry): LogListEntry {
  const day = Number(entry.at.slice(8, 10));
  const { month, year } = monthParts(entry.month);
  return {
    id: entry.id,
    href: logPath(entry.id),
    title: entry.title,
    day: day === 1 ? "1er" : String(day),
    month: `${month}\u00A0${year}`,
    boat: { ink: boatSurfaces[entry.boat], name: logWords.nameOf(entry.boat) },
    place: logWords.placeInWords(entry),
    excerpt: firstSentence(logText(entry.id)[0]),
  };
}
