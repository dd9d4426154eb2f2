import { Button, Heading, Stack, Text } from "@sillages/ui";
import type { Entry, Stored } from "../api.ts";
import { textOf } from "../entry/textOf.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";

interface ConflictProps {
  readonly yours: Entry;
  readonly theirs: Stored;
  /** What a field is called. */
  readonly labels: ReadonlyMap<string, string>;
  readonly onKeepYours: () => void;
  readonly onTakeTheirs: () => void;
}

/** The file is no longer the one that the draft was begun from: what differs, and the choice. */
export function Conflict({ yours, theirs, labels, onKeepYours, onTakeTheirs }: ConflictProps) {
  const names = [...new Set([...Object.keys(yours), ...Object.keys(theirs.value)])];
  const differing = names.filter((name) => said(yours[name]) !== said(theirs.value[name]));
  const isGone = theirs.version === "";
  return (
    <section role="alert" className={styles.notice}>
      <Heading level={3} size="subtitle">
        {words.conflictTitle}
      </Heading>
      <Text>{isGone ? words.conflictRemoved : words.conflictText}</Text>
      {!isGone && (
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{words.field}</th>
              <th scope="col">{words.yours}</th>
              <th scope="col">{words.theirs}</th>
            </tr>
          </thead>
          <tbody>
            {differing.map((name) => (
              <tr key={name}>
                <th scope="row">{labels.get(name) ?? name}</th>
                <td>{said(yours[name])}</td>
                <td>{said(theirs.value[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Stack direction="row">
        <Button size="small" onClick={onKeepYours}>
          {words.keepYours}
        </Button>
        <Button size="small" variant="secondary" onClick={onTakeTheirs}>
          {words.takeTheirs}
        </Button>
      </Stack>
    </section>
  );
}

/** A value on one line, for the eye. */
function said(value: unknown): string {
  if (value === undefined || value === "") return words.empty;
  if (Array.isArray(value)) return value.map(said).join(" · ");
  if (typeof value === "object" && value !== null) return Object.values(value).map(said).join(" · ");
  return textOf(value);
}
