import { Button, Link, Stack, Text } from "@sillages/ui";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import type { Collection } from "../api.ts";
import type { OpenedEntry } from "../entry/useEntry.ts";
import { unshown } from "../form/formOf.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";
import { Notices } from "./Notices.tsx";

interface EntryBarProps {
  readonly collection: Collection;
  readonly entry: OpenedEntry;
  readonly elsewhere: readonly string[];
  readonly canSave: boolean;
  readonly onSave: () => void;
  /** The address of the page that shows the entry. */
  readonly page?: string | undefined;
  /** What else can be done with the entry. */
  readonly children?: ReactNode;
}

/** What can be done with the entry, and what has just happened to it: it stays in sight above the form. */
export function EntryBar({ collection, entry, elsewhere, canSave, onSave, page, children }: EntryBarProps) {
  const { open, saving, attempted, findings, notice, kept } = entry;
  const refused = attempted ? findings : [];
  useSaveKeys(() => canSave && !saving && onSave());
  return (
    <div className={styles.bar}>
      <Stack direction="row" space="near">
        <Button size="small" onClick={onSave} loading={saving} disabled={!canSave}>
          {saving ? words.saving : words.save}
        </Button>
        {open?.dirty && (
          <Button size="small" variant="secondary" onClick={() => void entry.takeTheirs()}>
            {words.forgetDraft}
          </Button>
        )}
        {children}
        {page && (
          <Link href={page} newWindow={words.newWindow}>
            {words.seePage}
          </Link>
        )}
        {open?.dirty && kept && <Text size="small">{words.draftKept}</Text>}
      </Stack>
      <Notices
        notice={notice}
        elsewhere={elsewhere}
        unkept={!kept}
        refused={refused}
        unsaid={open ? unshown(refused, collection, open.value) : []}
        onAddWord={(word) => void entry.addWord(word)}
        onTakeBack={entry.keepYours}
      />
    </div>
  );
}

/** Ctrl + S, or ⌘ S: the browser would save the page of this form, which nobody wants. */
function useSaveKeys(onSave: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== "s") return;
    event.preventDefault();
    // A field mends its spaces and quotes as it is left.
    const typedIn = document.activeElement;
    if (typedIn instanceof HTMLElement) {
      typedIn.blur();
      typedIn.focus();
    }
    onSave();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
