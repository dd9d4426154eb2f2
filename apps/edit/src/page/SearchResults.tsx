import { Heading, Link, Text } from "@sillages/ui";
import type { Collection, EntryTexts } from "../api.ts";
import { find } from "../files/searchEntries.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { capital } from "./CollectionNav.tsx";
import { DocumentTitle } from "./DocumentTitle.tsx";
import * as styles from "./Editor.css.ts";
import { HEADING } from "./heading.ts";

interface SearchResultsProps {
  readonly collections: readonly Collection[];
  readonly searched: string;
  /** The words of the site; nothing as long as they are being read. */
  readonly texts: readonly EntryTexts[] | undefined;
  readonly failed?: string | undefined;
}

/** How many are shown: whoever finds more types one more word. */
const SHOWN = 40;

/** The entries that hold what is searched. */
export function SearchResults({ collections, searched, texts, failed }: SearchResultsProps) {
  const found = texts ? find(texts, searched) : [];
  const labels = new Map(collections.map(({ folder, label }) => [folder, capital(label)]));
  return (
    <>
      <DocumentTitle name={words.searchTitle(searched)} />
      <Heading level={2} size="subtitle" id={HEADING}>
        {words.searchTitle(searched)}
      </Heading>
      <Text size="small" tone="muted">
        <output>{texts ? words.foundAll(found.length, SHOWN) : (failed ?? words.loading)}</output>
      </Text>
      {texts && found.length === 0 && <Text>{words.foundNothing}</Text>}
      <ul className={styles.results}>
        {found.slice(0, SHOWN).map(({ entry: { folder, id, title }, excerpt }) => {
          const isSingle = id === folder;
          return (
            <li key={`${folder}/${id}`}>
              <Link variant="standalone" href={addressOf(folder, isSingle ? undefined : id)}>
                {isSingle ? labels.get(folder) : title}
              </Link>
              {!isSingle && (
                <Text size="small" tone="muted">
                  {labels.get(folder)}
                </Text>
              )}
              {excerpt && <Text size="small">{excerpt}</Text>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
