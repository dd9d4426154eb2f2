// The store of the page on the git host. The schemas and the rules of French are read here, in the browser; the whole check is read
// by the host before anything is merged.
import { checkDraft } from "@sillages/content/drafts";
import type { Store } from "../api.ts";
import { describe } from "../files/describe.ts";
import { entryStore } from "../files/entryStore.ts";
import type { GitHost } from "./gitHost.ts";

export function hostStore(host: GitHost, groupsOf: (folder: string) => string[]): Store {
  return entryStore({
    files: host,
    describe: () => Promise.resolve(describe(groupsOf)),
    check: (folder, id, value) => Promise.resolve(checkDraft({ folder, id, value })),
    changed: () => Promise.resolve([]),
  });
}
