import { SelectField, Text, TextField } from "@sillages/ui";
import { useState } from "react";
import type { Entry } from "../api.ts";
import { NEW } from "../entry/drafts.ts";
import { newName } from "../entry/newName.ts";
import { isSlug } from "../entry/slug.ts";
import { titleOf } from "../entry/titleOf.ts";
import { useEntry } from "../entry/useEntry.ts";
import { EntryForm } from "../form/EntryForm.tsx";
import { focusField } from "../form/focusField.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import * as styles from "./Editor.css.ts";
import { EntryBar } from "./EntryBar.tsx";
import { EntryHeader } from "./EntryHeader.tsx";
import type { EntryOfProps } from "./EntryPage.tsx";
import { useInitial } from "./useInitial.ts";

/** An entry that has no file yet: it takes its name when it is saved. */
export function NewEntry(props: EntryOfProps) {
  const initial = useInitial(props.store, props.collection);
  return initial ? <NewEntryForm {...props} initial={initial} /> : <Loading {...props} />;
}

function Loading({ collection }: EntryOfProps) {
  return (
    <>
      <EntryHeader collection={collection} id={NEW} />
      <Text>{words.loading}</Text>
    </>
  );
}

function NewEntryForm(props: EntryOfProps & { readonly initial: Entry }) {
  const { store, collection, readOnly, onSaved, children } = props;
  const { folder, groups } = collection;
  const entry = useEntry({ ...props, id: NEW });
  const { open } = entry;
  const [nameError, setNameError] = useState<string>();

  if (!open) return <Loading {...props} />;
  const { name, group, id } = newName(collection, open);

  // The name stands at the end of the form: most often it is made from the title, and nobody minds it.
  function refuseName(why: string) {
    setNameError(why);
    focusField(["file-name"]);
  }

  async function save() {
    if (!isSlug(name)) return refuseName(words.fileNameWrong);
    try {
      const there = await store.read(folder, id);
      if (there.version !== "") return refuseName(words.fileNameTaken);
    } catch (error) {
      return entry.fail(error);
    }
    const saved = await entry.save(id);
    if (!saved) return;
    onSaved(id, saved);
    location.hash = addressOf(folder, id);
  }

  return (
    <>
      <EntryHeader collection={collection} id={NEW} title={titleOf(open.value)} />
      {children}
      <EntryBar
        collection={collection}
        entry={entry}
        elsewhere={props.elsewhere}
        published={props.online === undefined}
        canSave={!readOnly}
        onSave={() => void save()}
      />
      <fieldset disabled={readOnly}>
        <div className={styles.stack}>
          {groups && (
            <SelectField
              label={words.group}
              name="group"
              options={groups.map((one) => ({ value: one, label: one }))}
              value={group}
              onChange={(next) => entry.rename({ group: next })}
            />
          )}
          <EntryForm {...{ store, collection, entry }} value={open.value} />
          <TextField
            label={words.fileName}
            hint={words.fileNameHint}
            error={nameError}
            name="file-name"
            value={name}
            onChange={(next) => {
              setNameError(undefined);
              entry.rename({ name: next });
            }}
          />
        </div>
      </fieldset>
    </>
  );
}
