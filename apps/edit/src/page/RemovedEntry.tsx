import { Button, Stack, Text } from "@sillages/ui";
import { useState } from "react";
import type { Entry } from "../api.ts";
import { titleOf } from "../entry/titleOf.ts";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";

export interface Removed {
  readonly folder: string;
  readonly id: string;
  /** What its file said. */
  readonly value: Entry;
  /** It has been written again. */
  readonly restored?: boolean;
}

interface RemovedEntryProps {
  readonly removed: Removed;
  readonly onTakeBack: (removed: Removed) => Promise<void>;
}

/** An entry has just been removed: it can be written again as it was, and that is said. */
export function RemovedEntry({ removed, onTakeBack }: RemovedEntryProps) {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string>();
  const title = titleOf(removed.value) ?? removed.id;
  async function takeBack() {
    setBusy(true);
    try {
      await onTakeBack(removed);
    } catch (error) {
      setFailed(saidOf(error));
      setBusy(false);
    }
  }
  if (removed.restored) {
    return (
      <div className={styles.notice}>
        <Text>{words.restored(title)}</Text>
      </div>
    );
  }
  return (
    <div className={styles.notice}>
      <Text>{failed ?? words.removed(title)}</Text>
      <Stack direction="row">
        <Button size="small" variant="secondary" loading={busy} onClick={() => void takeBack()}>
          {words.takeRemovedBack}
        </Button>
      </Stack>
    </div>
  );
}
