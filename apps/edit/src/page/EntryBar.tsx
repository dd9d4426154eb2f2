import { Button, Stack, Text } from "@sillages/ui";
import type { ReactNode } from "react";
import type { Collection } from "../api.ts";
import type { OpenedEntry } from "../entry/useEntry.ts";
import { unshown } from "../form/formOf.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";
import { Notices } from "./Notices.tsx";

interface EntryBarProps {
  readonly collection: Collection;
  readonly entry: OpenedEntry;
  readonly canSave: boolean;
  readonly onSave: () => void;
  /** What else can be done with the entry. */
  readonly children?: ReactNode;
}

/** What can be done with the entry, and what has just happened to it: it stays in sight above the form. */
export function EntryBar({ collection, entry, canSave, onSave, children }: EntryBarProps) {
  const { open, saving, attempted, findings, notice, kept } = entry;
  const refused = attempted ? findings : [];
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
        {open?.dirty && kept && <Text size="small">{words.draftKept}</Text>}
      </Stack>
      <Notices
        notice={notice}
        unkept={!kept}
        refused={refused}
        unsaid={open ? unshown(refused, collection, open.value) : []}
        onAddWord={(word) => void entry.addWord(word)}
        onTakeBack={entry.keepYours}
      />
    </div>
  );
}
