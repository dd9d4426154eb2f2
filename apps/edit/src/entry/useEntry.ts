import { useCallback, useEffect, useRef, useState } from "react";
import { type Collection, type Entry, Explained, type Store, type Stored } from "../api.ts";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import { type Draft, type Drafts, NEW } from "./drafts.ts";
import { remembered, type Step } from "./history.ts";
import { isSame } from "./isSame.ts";
import { idToCheck } from "./newName.ts";
import { type Path, withValue } from "./paths.ts";
import { carryOver, rebase } from "./rebase.ts";
import { useFindings } from "./useFindings.ts";

/** What has just happened, said above the form. */
export type Notice =
  | { readonly kind: "saved" | "draftFound" | "fileChanged" | "rebased" }
  | { readonly kind: "failed"; readonly text: string }
  | { readonly kind: "draftForgotten"; readonly draft: Draft };

interface Open extends Draft {
  /** Whether something was typed and is not in the file. */
  readonly dirty: boolean;
  /** The file as it is, when it is no longer the one that the draft was begun from. */
  readonly conflict?: Stored | undefined;
}

interface Where {
  readonly store: Store;
  readonly drafts: Drafts;
  readonly collection: Collection;
  readonly id: string;
  /** What a new entry begins with. */
  readonly initial: Entry;
  /** What has just been said of it, before it was opened. */
  readonly said?: Notice | undefined;
  /** Another tab writes this entry: this one follows the file. */
  readonly readOnly: boolean;
}

/** How often the file is looked at, in milliseconds. */
const WATCHED = 3000;

export type OpenedEntry = ReturnType<typeof useEntry>;

/** An entry that is open: what is typed, what the file says, and what stands between the two. */
export function useEntry({ store, drafts, collection, id, initial, said, readOnly }: Where) {
  const { folder } = collection;
  const [open, setOpen] = useState<Open>();
  const [notice, setNotice] = useState<Notice | undefined>(said);
  const [saving, setSaving] = useState(false);
  const [past, setPast] = useState<readonly Step[]>([]);
  // Whether the browser had room for the draft.
  const [kept, setKept] = useState(true);
  const isKept = useRef(true);
  const tellKept = useCallback((is: boolean) => {
    isKept.current = is;
    setKept(is);
  }, []);
  // Known at once, before the page is drawn again: what comes late, an answer or a picture, goes on from what is typed by then.
  const latest = useRef<Open>(undefined);
  const show = useCallback((next: Open) => {
    latest.current = next;
    setOpen(next);
  }, []);
  // A new entry that was saved has its name, whatever arrives before its own page opens.
  const keptAs = useRef(id);
  const isNew = id === NEW;
  const fail = useCallback((error: unknown) => setNotice({ kind: "failed", text: saidOf(error) }), []);

  /** Shows `draft`, and keeps it until it is saved. */
  const keep = useCallback(
    (draft: Draft, conflict?: Stored) => {
      show({ ...draft, dirty: true, conflict });
      setNotice(undefined);
      tellKept(drafts.keep(folder, keptAs.current, draft));
    },
    [drafts, folder, show, tellKept],
  );

  /** The file is no longer the one that the draft was begun from: what only one of the two changed is taken, the rest is asked. */
  const meet = useCallback(
    (draft: Draft, stored: Stored) => {
      const { value: mine } = draft;
      // The draft may have been begun anew, from what is published, since it was opened here.
      const base = drafts.get(folder, keptAs.current)?.base ?? draft.base;
      const value = base && stored.version !== "" ? rebase(base, mine, stored.value) : undefined;
      if (!value) return show({ ...draft, dirty: true, conflict: stored });
      if (isSame(value, stored.value)) {
        drafts.forget(folder, keptAs.current);
        setNotice({ kind: "fileChanged" });
        return show(openedAt(stored));
      }
      keep({ ...draftOf(draft), value, version: stored.version, base: stored.value });
      // Undoing would undo what somebody else wrote.
      setPast([]);
      setNotice({ kind: "rebased" });
    },
    [drafts, folder, keep, show],
  );

  const follow = useCallback(
    (stored: Stored) => {
      const draft = readOnly ? undefined : drafts.get(folder, id);
      if (!draft) return show(openedAt(stored));
      // It was left while it was being saved, and the file has it by now.
      if (!isNew && isSame(draft.value, stored.value)) {
        drafts.forget(folder, id);
        return show(openedAt(stored));
      }
      setNotice({ kind: "draftFound" });
      if (draft.version === stored.version) show({ ...draft, dirty: true });
      else meet(draft, stored);
    },
    [drafts, folder, id, isNew, meet, readOnly, show],
  );

  useEffect(() => {
    let gone = false;
    const begin = isNew ? Promise.resolve({ value: initial, version: "" }) : store.read(folder, id);
    begin.then(
      (stored) => !gone && follow(stored),
      (error) => !gone && fail(error),
    );
    return () => {
      gone = true;
    };
    // A new entry begins once, whatever is added to the list meanwhile.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [store, folder, id, isNew, follow, fail]);

  // Somebody else may write the file: another program, another tab. While it is being saved, this one does.
  useEffect(() => {
    if (isNew || saving) return;
    let gone = false;
    const look = async () => {
      const before = latest.current;
      if (!before || document.hidden) return;
      const stored = await store.read(folder, id).catch(() => undefined);
      const now = latest.current;
      if (gone || !stored || !now || now !== before) return;
      // The person's own: what was being saved when the entry was left, and opened again.
      if (now.dirty && stored.version !== now.version && drafts.get(folder, id)?.version === stored.version)
        return show({ ...now, version: stored.version, base: stored.value, conflict: undefined });
      if (stored.version === (now.conflict?.version ?? now.version)) return;
      if (now.dirty && isSame(now.value, stored.value)) {
        drafts.forget(folder, id);
        setNotice(undefined);
        return show(openedAt(stored));
      }
      if (now.dirty) return meet(now, stored);
      show(openedAt(stored));
      setPast([]);
      setNotice({ kind: "fileChanged" });
    };
    const timer = setInterval(() => void look(), WATCHED);
    const onSeen = () => void look();
    addEventListener("focus", onSeen);
    document.addEventListener("visibilitychange", onSeen);
    return () => {
      gone = true;
      clearInterval(timer);
      removeEventListener("focus", onSeen);
      document.removeEventListener("visibilitychange", onSeen);
    };
  }, [store, drafts, folder, id, isNew, meet, saving, show]);

  // The name of a file can be wrong too.
  const idOf = (draft: Draft) => (isNew ? idToCheck(collection, draft) : id);
  const { check, setFindings, touchAll, ...checked } = useFindings(
    store,
    folder,
    open && { as: idOf(open), value: open.value },
  );

  function change(path: Path, next: unknown) {
    const now = latest.current;
    if (!now) return;
    const value = withValue(now.value, path, next);
    setPast((before) => remembered(before, { at: path.join("."), value: now.value }, value));
    keep({ ...draftOf(now), value }, now.conflict);
  }

  /** What was typed last in one field, or the last item that was added, moved or taken away, is as it was before. */
  function undo() {
    const [now, step] = [latest.current, past.at(-1)];
    if (!now || !step) return;
    setPast(past.slice(0, -1));
    if (now.base && !now.conflict && isSame(step.value, now.base)) {
      // Nothing differs from the file any more.
      drafts.forget(folder, keptAs.current);
      setNotice(undefined);
      return show({ ...now, value: now.base, dirty: false });
    }
    keep({ ...draftOf(now), value: step.value }, now.conflict);
  }

  /** The name of the file, and the group that holds it, of an entry that has none yet. */
  function rename(names: Pick<Draft, "name" | "group">) {
    const now = latest.current;
    if (now) keep({ ...draftOf(now), ...names }, now.conflict);
  }

  /** Gives back what there is to say of it, when it was saved. What was typed meanwhile is the draft of the file that was written. */
  async function save(as = id): Promise<Notice | undefined> {
    const sent = latest.current;
    if (!sent || sent.conflict) return undefined;
    setSaving(true);
    setNotice(undefined);
    try {
      const saved = await store.save(folder, as, sent.value, sent.version);
      const now = latest.current ?? sent;
      touchAll();
      if (saved.status === "refused") setFindings(saved.findings);
      if (saved.status === "changed" && isNew) fail(new Explained(words.fileNameTaken));
      else if (saved.status === "changed") meet(now, saved.stored);
      if (saved.status !== "saved") return undefined;
      const { value } = now;
      const { version } = saved;
      const dirty = value !== sent.value;
      if (isKept.current) tellKept(drafts.settle(folder, id, sent, { id: as, version }));
      else {
        // What is kept is older than what was sent.
        drafts.forget(folder, id);
        tellKept(!dirty || drafts.keep(folder, as, { value, version, base: sent.value }));
      }
      keptAs.current = as;
      setFindings([]);
      show({ value, version, base: sent.value, dirty });
      const done = { kind: "saved" } as const;
      setNotice(done);
      return done;
    } catch (error) {
      fail(error);
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  /** The check reads the entry again, with a dictionary that knows the word. */
  async function addWord(word: string) {
    try {
      await store.addWord(word);
      const now = latest.current;
      if (now) check({ as: idOf(now), value: now.value });
    } catch (error) {
      fail(error);
    }
  }

  async function remove(): Promise<boolean> {
    if (!open) return false;
    try {
      const removed = await store.remove(folder, id, open.version);
      const now = latest.current ?? open;
      if (removed.status === "changed") show({ ...now, conflict: removed.stored });
      if (removed.status === "saved") drafts.forget(folder, id);
      return removed.status === "saved";
    } catch (error) {
      fail(error);
      return false;
    }
  }

  async function takeTheirs() {
    if (!open) return;
    try {
      const file = isNew
        ? { value: initial, version: "" }
        : (open.conflict ?? (await store.read(folder, id)));
      drafts.forget(folder, id);
      setNotice({ kind: "draftForgotten", draft: draftOf(open) });
      setPast([]);
      show(openedAt(file));
    } catch (error) {
      fail(error);
    }
  }

  /**
   * The draft goes on from the file as it is now: saving it will write over what both changed, knowingly. What somebody else changed
   * elsewhere in it stays.
   */
  function keepYours() {
    if (!open?.conflict) return;
    const { version, value: base } = open.conflict;
    setPast([]);
    keep({ ...draftOf(open), value: ownOver(open, open.conflict), version, base });
  }

  /** A draft that was given up is there again. */
  function takeBack(draft: Draft) {
    if (open) keep({ ...draftOf(draft), version: open.version, base: open.base });
  }

  return {
    open,
    notice,
    kept: kept || !open?.dirty,
    saving,
    ...checked,
    change,
    undo,
    canUndo: past.length > 0 && !readOnly,
    rename,
    save,
    addWord,
    fail,
    remove,
    takeTheirs,
    keepYours,
    takeBack,
  };
}

/** What `mine` is once it is kept in spite of a file that changed: of one that is gone, all of it. */
export const ownOver = ({ base, value }: Draft, stored: Stored): Entry =>
  base && stored.version !== "" ? carryOver(base, value, stored.value) : value;

const draftOf = ({ value, version, base, name, group }: Draft): Draft => ({
  value,
  version,
  base,
  name,
  group,
});

/** The file as it is, with nothing typed in it yet. */
const openedAt = ({ value, version }: Stored): Open => ({ value, version, base: value, dirty: false });
