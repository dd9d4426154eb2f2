import { parseFile } from "@sillages/content/files";
import type { Collection } from "../api.ts";
import type { Drafts } from "../entry/drafts.ts";
import { DICTIONARY, withWord } from "../files/dictionary.ts";
import { entryAt } from "../files/entriesIn.ts";
import type { FileConflict, Listener } from "./gitHost.ts";

/**
 * Keeps this person's version of a file that somebody else published otherwise, as a draft in this browser: opening the entry shows
 * what differs. Of the dictionary, the words of both are kept.
 */
export function keepConflict(collections: readonly Collection[], drafts: Drafts): Listener["keep"] {
  return ({ file, base, mine, theirs }) => {
    if (file === DICTIONARY) return wordsOfBoth({ base, mine, theirs });
    const place = entryAt(collections, file);
    if (!place) return false;
    // A file that this person removed and somebody else changed stays: nothing was typed that could be lost.
    if (mine.text === undefined) return true;
    const { collection, id } = place;
    const valueOf = (text: string | undefined) => {
      const parsed = parseFile(text ?? "{}", collection.body);
      return "unreadable" in parsed ? undefined : parsed.value;
    };
    // A newer draft already holds what was saved.
    const draft = drafts.get(collection.folder, id);
    const value = draft?.value ?? valueOf(mine.text);
    const begun = base.text === undefined ? {} : valueOf(base.text);
    return (
      value !== undefined &&
      drafts.keep(collection.folder, id, {
        value,
        version: base.version,
        base: begun,
        dropped: draft?.dropped,
      })
    );
  };
}

function wordsOfBoth({ base, mine, theirs }: Omit<FileConflict, "file">): string {
  const before = new Set(base.text?.split("\n"));
  const added = (mine.text ?? "").split("\n").filter((word) => word !== "" && !before.has(word));
  return added.reduce((text, word) => withWord(text, word) ?? text, theirs.text ?? "");
}
