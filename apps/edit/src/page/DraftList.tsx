import { Disclosure, Link } from "@sillages/ui";
import type { Collection } from "../api.ts";
import { type Drafts, NEW } from "../entry/drafts.ts";
import { titleOf } from "../entry/titleOf.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { capital } from "./CollectionNav.tsx";
import * as styles from "./Editor.css.ts";

/** What was begun in this browser and is not saved yet. */
export function DraftList({ drafts, collections }: { drafts: Drafts; collections: readonly Collection[] }) {
  const begun = collections.flatMap((collection) =>
    drafts.idsOf(collection.folder).map((id) => ({ collection, id })),
  );
  if (begun.length === 0) return undefined;
  return (
    <Disclosure label={words.drafts(begun.length)} open>
      <ul className={styles.list}>
        {begun.map(({ collection: { folder, label, single }, id }) => {
          const title = titleOf(drafts.get(folder, id)?.value ?? {}) ?? (id === NEW ? words.newEntry : id);
          return (
            <li key={`${folder}/${id}`}>
              <Link variant="listed" href={addressOf(folder, single ? undefined : id)}>
                {single ? capital(label) : `${capital(label)}\u00a0: ${title}`}
              </Link>
            </li>
          );
        })}
      </ul>
    </Disclosure>
  );
}
