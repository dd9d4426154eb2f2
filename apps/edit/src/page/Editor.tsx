import { Heading, SkipLink, Text } from "@sillages/ui";
import { type ReactNode, useEffect, useState } from "react";
import type { Beginning, Store } from "../api.ts";
import { draftsIn } from "../entry/drafts.ts";
import type { Notice } from "../entry/useEntry.ts";
import { saidOf } from "../said.ts";
import { WrongKey } from "../store/local.ts";
import { words } from "../words.ts";
import { surface } from "@sillages/ui/theme";
import { useAddress } from "./address.ts";
import { CollectionNav } from "./CollectionNav.tsx";
import * as styles from "./Editor.css.ts";
import { EntryList } from "./EntryList.tsx";
import { EntryPage } from "./EntryPage.tsx";
import { Preview } from "./Preview.tsx";

const drafts = draftsIn(localStorage);

interface EditorProps {
  readonly store: Store;
  /** What stands above the list of the collections. */
  readonly aside?: ReactNode;
  /** Called when a file changed. */
  readonly onSaved?: () => void;
}

/** The whole page: the collections, the entry that is written, the site beside it. */
export function Editor({ store, aside, onSaved: onFile }: EditorProps) {
  const { folder, id } = useAddress();
  const [begun, setBegun] = useState<Beginning>();
  const [failed, setFailed] = useState<unknown>();
  const [saves, setSaves] = useState(0);
  const [saved, setSaved] = useState<{ id: string; said: Notice | undefined }>();

  useEffect(() => {
    store.begin().then(setBegun, setFailed);
  }, [store]);

  if (failed) return <Failure error={failed} />;
  if (!begun) return <Text>{words.loading}</Text>;
  const { collections, site } = begun;
  const collection = collections.find((one) => one.folder === folder);
  const shown = collection?.single ? collection.folder : id;
  const onSaved = (of: string, said?: Notice) => {
    setSaves((count) => count + 1);
    onFile?.();
    setSaved({ id: of, said });
  };
  return (
    <div className={`${surface.paper} ${styles.editor}`}>
      <SkipLink href="#contenu">{words.skip}</SkipLink>
      <header className={styles.navigation}>
        <Heading level={1} size="subtitle">
          {words.title}
        </Heading>
        {aside}
        <CollectionNav collections={collections} current={folder} />
      </header>
      <main id="contenu" className={styles.main} tabIndex={-1}>
        {!collection && <Text size="lead">{words.welcome}</Text>}
        {collection && shown === undefined && (
          <EntryList key={`${folder} ${saves}`} {...{ store, drafts, collection }} />
        )}
        {collection && shown !== undefined && (
          <EntryPage
            key={`${folder}/${shown}`}
            {...{ store, drafts, collection, onSaved }}
            id={shown}
            said={saved?.id === shown ? saved.said : undefined}
          />
        )}
      </main>
      {site && collection && <Preview {...{ site, saves }} folder={collection.folder} id={id} />}
    </div>
  );
}

function Failure({ error }: { error: unknown }) {
  const isKey = error instanceof WrongKey;
  return (
    <main className={`${surface.paper} ${styles.main}`}>
      <Heading level={1}>{isKey ? words.wrongKey.title : words.title}</Heading>
      <Text>{isKey ? words.wrongKey.text : saidOf(error)}</Text>
    </main>
  );
}
