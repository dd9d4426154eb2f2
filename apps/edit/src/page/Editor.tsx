import { Heading, Link, SearchField, SkipLink, Text } from "@sillages/ui";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Beginning, Store } from "../api.ts";
import { draftsIn } from "../entry/drafts.ts";
import { saidOf } from "../said.ts";
import { WrongKey } from "../store/local.ts";
import { words } from "../words.ts";
import { surface } from "@sillages/ui/theme";
import { HOME, search, useAddress } from "./address.ts";
import { CollectionNav } from "./CollectionNav.tsx";
import { DraftList } from "./DraftList.tsx";
import { HEADING } from "./heading.ts";
import * as styles from "./Editor.css.ts";
import { EntryList } from "./EntryList.tsx";
import { EntryPage } from "./EntryPage.tsx";
import { Preview } from "./Preview.tsx";
import { RemovedEntry } from "./RemovedEntry.tsx";
import { Said } from "./Said.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { useArrival } from "./useArrival.ts";
import { useKeptFocus } from "./useKeptFocus.ts";
import { useSavings } from "./useSavings.ts";
import { useStrayDrops } from "./useStrayDrops.ts";
import { useTexts } from "./useTexts.ts";
import { Welcome } from "./Welcome.tsx";

interface EditorProps {
  readonly store: Store;
  /** What stands above the list of the collections. */
  readonly aside?: ReactNode;
  /** How many times files changed elsewhere: lists are then read again. */
  readonly changes?: number;
  /** How many times entries that were saved became drafts again. */
  readonly redrafted?: number;
  /** Whether it takes the place of what had the focus: whoever writes by keyboard goes on from its head. */
  readonly takesFocus?: boolean;
  /** Called when a file changed. */
  readonly onSaved?: () => void;
}

/** The whole page: the collections, the entry that is written, the site beside it. */
export function Editor({
  store,
  aside,
  changes = 0,
  redrafted = 0,
  takesFocus = false,
  onSaved: onFile,
}: EditorProps) {
  const { hash, folder, id, searched } = useAddress();
  const [drafts] = useState(() => draftsIn(localStorage));
  const [begun, setBegun] = useState<Beginning>();
  const [failed, setFailed] = useState<unknown>();
  const { saves, checked, saved, removed, onSaved, onRemoved, takeBack } = useSavings(store, onFile);
  const main = useRef<HTMLElement>(null);
  const found = useTexts(store, searched !== undefined, saves + changes);

  useEffect(() => {
    store.begin().then(setBegun, setFailed);
  }, [store]);

  const isShown = begun !== undefined;
  useEffect(() => {
    if (isShown && takesFocus) main.current?.focus();
  }, [isShown, takesFocus]);

  const collections = begun?.collections ?? [];
  const collection = collections.find((one) => one.folder === folder);
  const shown = collection?.single ? collection.folder : id;
  const isHome = !collection && searched === undefined;
  const kind = isHome ? "home" : shown === undefined ? "list" : "entry";
  useArrival({ address: hash, kind }, main);
  useStrayDrops();
  useKeptFocus(main);

  if (failed) return <Failure error={failed} />;
  if (!begun) return <Text>{words.loading}</Text>;
  const { site, online } = begun;
  return (
    <div className={`${surface.paper} ${styles.editor}`}>
      <SkipLink
        href="#contenu"
        onClick={(event) => {
          // The address says which entry is open: followed, this link would close it.
          event.preventDefault();
          main.current?.focus();
        }}
      >
        {words.skip}
      </SkipLink>
      <header className={styles.navigation}>
        <Heading level={1} size="subtitle">
          <Link href={HOME}>{words.title}</Link>
        </Heading>
        {aside}
        <form
          className={collection ? styles.wideOnly : styles.contents}
          onSubmit={(event) => {
            // What is found is there as it is typed: Enter leads to it, over all the collections.
            event.preventDefault();
            main.current?.focus();
          }}
        >
          <SearchField
            name="words"
            label={words.searchAll}
            clearLabel={words.clearSearch}
            value={searched ?? ""}
            onChange={search}
          />
        </form>
        <div className={isHome ? styles.contents : styles.wideOnly}>
          <DraftList drafts={drafts} collections={collections} />
          <CollectionNav collections={collections} current={folder} />
        </div>
      </header>
      <main id="contenu" ref={main} className={styles.main} tabIndex={-1} aria-labelledby={HEADING}>
        {isHome && <Welcome collections={collections} />}
        {searched !== undefined && <SearchResults {...{ collections, searched }} {...found} />}
        {collection && !collection.single && (
          // What is searched in it, and where it stands, are found again when one comes back from an entry.
          <EntryList
            key={folder}
            {...{ store, drafts, collection }}
            changes={saves + changes}
            hidden={shown !== undefined}
            removed={removed && removed.folder === folder && !removed.restored ? removed.id : undefined}
          >
            {removed && removed.folder === folder && <RemovedEntry removed={removed} onTakeBack={takeBack} />}
          </EntryList>
        )}
        {collection && shown !== undefined && (
          <EntryPage
            key={`${folder}/${shown}`}
            {...{ store, drafts, collection, site, online, redrafted, onSaved, onRemoved }}
            elsewhere={checked.elsewhere}
            id={shown}
            said={saved?.id === shown ? saved.said : undefined}
          />
        )}
      </main>
      {site && collection && <Preview site={site} saves={checked.saves} folder={collection.folder} id={id} />}
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const isKey = error instanceof WrongKey;
  return (
    <Said title={isKey ? words.wrongKey.title : words.title}>
      {isKey ? words.wrongKey.text : saidOf(error)}
    </Said>
  );
}
