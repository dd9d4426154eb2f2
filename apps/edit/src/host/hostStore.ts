// The store of the page on the git host. The schemas and the rules of French are read here, in the browser; the whole check is read
// by the host before anything is merged.
import {
  checkInBrowser,
  drawingProblem,
  isPhotograph,
  logoProblem,
  photographProblem,
} from "@sillages/content/editing-in-browser";
import { parseFile } from "@sillages/content/files";
import type { Collection, Entry, Finding, Store } from "../api.ts";
import { entryAt } from "../files/entriesIn.ts";
import { entryStore } from "../files/entryStore.ts";
import type { Files } from "../files/files.ts";
import { stemOf } from "../files/pictureTypes.ts";
import { shownPicture } from "./shownPicture.ts";

export function hostStore(files: Files, collections: readonly Collection[]): Store {
  /** A picture that was added since this page was made: its schema does not know it yet. */
  async function isNewPicture(folder: string, { path }: Finding, value: unknown): Promise<boolean> {
    const schema = collections.find((one) => one.folder === folder)?.schema.properties?.[String(path[0])];
    if (!schema?.picture || path.length > 1 || typeof value !== "string") return false;
    return (await files.names(`images/${schema.picture}`)).some((name) => stemOf(name) === value);
  }

  /** What the files of a collection say. Without a network nothing is known of them: the host's own check tells later. */
  async function entriesOf(folder: string) {
    const texts = await files.readAll(`data/${folder}`).catch(() => new Map<string, string>());
    return [...texts].flatMap(([file, text]) => {
      const place = entryAt(collections, file);
      const parsed = place && parseFile(text, place.collection.body);
      return parsed && "value" in parsed
        ? [{ folder, id: place.id, value: parsed.value satisfies Entry }]
        : [];
    });
  }

  return entryStore({
    files,
    describe: () => Promise.resolve(collections),
    async check(folder, id, value) {
      const found: Finding[] = [];
      for (const finding of checkInBrowser({ folder, id, value }, await entriesOf(folder))) {
        if (!(await isNewPicture(folder, finding, value[String(finding.path[0])]))) found.push(finding);
      }
      return found;
    },
    // The host reads it before it merges anything.
    whole: () => Promise.resolve([]),
    changed: () => undefined,
    async pictureProblem(picture, file) {
      if (isPhotograph(picture)) {
        const start = new Uint8Array(await file.slice(0, 2).arrayBuffer());
        const shown = await shownPicture(picture, file).catch(() => undefined);
        return shown && photographProblem(picture, start, shown);
      }
      const drawing = picture.endsWith(".svg") ? await file.text() : undefined;
      if (!picture.startsWith("logos/"))
        return drawing === undefined ? undefined : drawingProblem(picture, drawing);
      const shown = await shownPicture(picture, file).catch(() => undefined);
      return shown && logoProblem(shown, drawing);
    },
    online: location.origin,
  });
}
