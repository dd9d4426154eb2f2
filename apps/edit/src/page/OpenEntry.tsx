import { Button, Dialog, Stack, Text } from "@sillages/ui";
import { useState } from "react";
import type { Entry } from "../api.ts";
import { useEntry } from "../entry/useEntry.ts";
import { EntryForm } from "../form/EntryForm.tsx";
import { FormContext } from "../form/FormContext.ts";
import { labelsOf } from "../form/fields.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import { Conflict } from "./Conflict.tsx";
import * as styles from "./Editor.css.ts";
import type { EntryPageProps } from "./EntryPage.tsx";
import { Notices } from "./Notices.tsx";

export interface OpenEntryProps extends EntryPageProps {
  readonly initial: Entry;
  readonly readOnly: boolean;
}

/** An entry that has its file. */
export function OpenEntry(props: OpenEntryProps) {
  const { store, collection, readOnly, onSaved } = props;
  const entry = useEntry(props);
  const { open, findings } = entry;
  if (!open) return <Text>{words.loading}</Text>;
  const save = () => void entry.save().then((saved) => saved !== undefined && onSaved());
  return (
    <FormContext value={{ store, findings, change: entry.change, touch: entry.touch }}>
      <div className={styles.bar}>
        <Stack direction="row" space="near">
          <Button
            onClick={save}
            loading={entry.saving}
            disabled={readOnly || !open.dirty || open.conflict !== undefined}
          >
            {entry.saving ? words.saving : words.save}
          </Button>
          {open.dirty && (
            <Button variant="secondary" onClick={entry.takeTheirs}>
              {words.forgetDraft}
            </Button>
          )}
          {!collection.single && !open.dirty && !readOnly && <Remove onRemove={entry.remove} folder={collection.folder} />}
          {open.dirty && <Text size="small">{words.draftKept}</Text>}
        </Stack>
        <Notices
          notice={entry.notice}
          refused={entry.attempted ? findings.length : 0}
          onTakeBack={entry.keepYours}
        />
      </div>
      {open.conflict && (
        <Conflict
          yours={open.value}
          theirs={open.conflict}
          labels={labelsOf(collection.schema)}
          onKeepYours={() => entry.keepYours()}
          onTakeTheirs={entry.takeTheirs}
        />
      )}
      <fieldset disabled={readOnly}>
        <EntryForm collection={collection} value={open.value} />
      </fieldset>
    </FormContext>
  );
}

function Remove({ onRemove, folder }: { onRemove: () => Promise<boolean>; folder: string }) {
  const [asked, setAsked] = useState(false);
  const remove = () =>
    void onRemove().then((removed) => {
      setAsked(false);
      if (removed) location.hash = addressOf(folder);
    });
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked(true)}>
        {words.remove}
      </Button>
      <Dialog title={words.removeTitle} closeLabel={words.close} open={asked} onClose={() => setAsked(false)}>
        <Stack>
          <Text>{words.removeText}</Text>
          <Stack direction="row">
            <Button onClick={remove}>{words.remove}</Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {words.cancel}
            </Button>
          </Stack>
        </Stack>
      </Dialog>
    </>
  );
}
