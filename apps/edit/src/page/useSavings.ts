import { useRef, useState } from "react";
import type { Store } from "../api.ts";
import type { Notice } from "../entry/entryState.ts";
import type { Removed } from "./RemovedEntry.tsx";

/** How many savings the whole check has answered to, and what it still says of other files. */
interface Checked {
  readonly saves: number;
  readonly elsewhere: readonly string[];
}

/**
 * What this page has saved and removed since it was opened, and what the whole check says of it.
 *
 * @param onFile - Called when a file changed.
 */
export function useSavings(store: Store, onFile?: () => void) {
  const [saves, setSaves] = useState(0);
  const [checked, setChecked] = useState<Checked>({ saves: 0, elsewhere: [] });
  const asked = useRef(0);
  const [saved, setSaved] = useState<{ id: string; said: Notice | undefined }>();
  const [removed, setRemoved] = useState<Removed>();

  const onSaved = (id: string, said?: Notice) => {
    setSaves((count) => count + 1);
    onFile?.();
    // What is saved is told at once. The site beside is ready once the whole content was read again.
    // What it said of an earlier saving may have been put right by this one.
    const at = ++asked.current;
    setChecked((one) => ({ ...one, elsewhere: [] }));
    const tell = (elsewhere: readonly string[]) =>
      setChecked((one) => ({
        saves: one.saves + 1,
        elsewhere: at === asked.current ? elsewhere : one.elsewhere,
      }));
    store.whole().then(tell, () => tell([]));
    setSaved({ id, said });
  };

  const onRemoved = (gone: Removed) => {
    onSaved(gone.id);
    setRemoved(gone);
  };

  async function takeBack(gone: Removed) {
    const { folder, id, value } = gone;
    const { status } = await store.save(folder, id, value, "");
    if (status !== "saved") throw new Error(`${id} could not be written again: ${status}`);
    setRemoved({ ...gone, restored: true });
    onSaved(id);
  }

  return { saves, checked, saved, removed, onSaved, onRemoved, takeBack };
}
