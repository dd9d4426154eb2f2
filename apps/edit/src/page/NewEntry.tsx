import { Button, SelectField, Stack, Text, TextField } from "@sillages/ui";
import { useEffect, useState } from "react";
import type { Entry } from "../api.ts";
import { NEW } from "../entry/drafts.ts";
import { isSlug, slug } from "../entry/slug.ts";
import { useEntry } from "../entry/useEntry.ts";
import { EntryForm } from "../form/EntryForm.tsx";
import { FormContext } from "../form/FormContext.ts";
import { words } from "../words.ts";
import { addressOf } from "./address.ts";
import * as styles from "./Editor.css.ts";
import { Notices } from "./Notices.tsx";
import type { OpenEntryProps } from "./OpenEntry.tsx";

/** An entry that has no file yet: it takes its name when it is saved. */
export function NewEntry(props: OpenEntryProps) {
  const { store, collection, initial, readOnly, onSaved } = props;
  const { folder, groups, ordered } = collection;
  const entry = useEntry({ ...props, initial, id: NEW });
  const { open, findings } = entry;
  const [typed, setTyped] = useState<string>();
  const [group, setGroup] = useState(groups?.[0] ?? "");
  const [taken, setTaken] = useState(false);
  const [asked, setAsked] = useState(false);
  const place = open?.value["order"];
  const { change } = entry;

  // Last of the list, until somebody says otherwise.
  const isBegun = open !== undefined;
  useEffect(() => {
    if (!ordered || !isBegun || place !== undefined) return;
    store.entries(folder).then(
      (entries) => change(["order"], Math.max(0, ...entries.map(({ order = 0 }) => order)) + 10),
      () => undefined,
    );
    // Once, when the entry begins.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isBegun]);

  if (!open) return <Text>{words.loading}</Text>;
  const name = typed ?? slug(titleOf(open.value));
  const id = groups ? `${group}/${name}` : name;
  const nameError = taken ? words.fileNameTaken : asked && !isSlug(name) ? words.fileNameWrong : undefined;

  async function save() {
    setAsked(true);
    if (!isSlug(name)) return;
    const there = await store.read(folder, id).catch(() => undefined);
    setTaken(there !== undefined && there.version !== "");
    if (!there || there.version !== "") return;
    if ((await entry.save(id)) === undefined) return;
    onSaved();
    location.hash = addressOf(folder, id);
  }

  return (
    <FormContext value={{ store, findings, change, touch: entry.touch }}>
      <div className={styles.bar}>
        <Stack direction="row" space="near">
          <Button onClick={() => void save()} loading={entry.saving} disabled={readOnly}>
            {entry.saving ? words.saving : words.save}
          </Button>
          {open.dirty && (
            <Button variant="secondary" onClick={entry.takeTheirs}>
              {words.forgetDraft}
            </Button>
          )}
          {open.dirty && <Text size="small">{words.draftKept}</Text>}
        </Stack>
        <Notices
          notice={entry.notice}
          refused={entry.attempted ? findings.length : 0}
          onTakeBack={entry.keepYours}
        />
      </div>
      <fieldset disabled={readOnly}>
        <Stack>
          {groups && (
            <SelectField
              label={words.group}
              name="group"
              options={groups.map((one) => ({ value: one, label: one }))}
              value={group}
              onChange={setGroup}
            />
          )}
          <TextField
            label={words.fileName}
            hint={words.fileNameHint}
            error={nameError}
            name="file-name"
            value={name}
            onChange={(next) => {
              setTaken(false);
              setTyped(next);
            }}
          />
          <EntryForm collection={collection} value={open.value} />
        </Stack>
      </fieldset>
    </FormContext>
  );
}

/** What an entry is called, to name its file after it. */
function titleOf(value: Entry): string {
  const names = ["title", "name", "label", "question"].map((key) => value[key]);
  return names.find((name) => typeof name === "string") ?? "";
}
