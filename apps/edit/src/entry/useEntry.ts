import { useCallback, useEffect, useRef, useState } from "react";
import { type Collection, type Entry, Explained, type Finding, type Store, type Stored } from "../api.ts";
import { saidOf } from "../said.ts";
import { words } from "../words.ts";
import { type Draft, type Drafts, NEW } from "./drafts.ts";
import { isSame } from "./isSame.ts";
import { latestOnly } from "./latestOnly.ts";
import { isInside, type Path, withValue } from "./paths.ts";

/** What has just happened, said above the form. */
export type Notice =
  | { readonly kind: "saved"; readonly elsewhere: readonly string[] }
  | { readonly kind: "draftFound" | "fileChanged" }
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
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [touched, setTouched] = useState<readonly Path[] | "all">([]);
  const [notice, setNotice] = useState<Notice | undefined>(said);
  const [saving, setSaving] = useState(false);
  // Whether the browser had room for the draft.
  const [kept, setKept] = useState(true);
  const isKept = useRef(true);
  const tellKept = (is: boolean) => {
    isKept.current = is;
    setKept(is);
  };
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

  const follow = useCallback(
    (stored: Stored) => {
      const draft = readOnly ? undefined : drafts.get(folder, id);
      if (!draft) return show({ ...stored, dirty: false });
      // It was left while it was being saved, and the file has it by now.
      if (!isNew && isSame(draft.value, stored.value)) {
        drafts.forget(folder, id);
        return show({ ...stored, dirty: false });
      }
      setNotice({ kind: "draftFound" });
      const conflict = draft.version === stored.version ? undefined : stored;
      show({ ...draft, dirty: true, conflict });
    },
    [drafts, folder, id, isNew, readOnly, show],
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
        return show({ ...now, version: stored.version, conflict: undefined });
      if (stored.version === (now.conflict?.version ?? now.version)) return;
      if (now.dirty && isSame(now.value, stored.value)) {
        drafts.forget(folder, id);
        setNotice(undefined);
        return show({ ...stored, dirty: false });
      }
      if (now.dirty) return show({ ...now, conflict: stored });
      show({ ...stored, dirty: false });
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
  }, [store, drafts, folder, id, isNew, saving, show]);

  // What the check says of what is typed, a moment after the last key.
  const [ask] = useState(() =>
    latestOnly((typed: Entry) => store.check(folder, isNew ? "" : id, typed), setFindings),
  );
  const value = open?.value;
  useEffect(() => {
    if (!value || touched.length === 0) return;
    const timer = setTimeout(() => ask(value), 300);
    return () => clearTimeout(timer);
  }, [ask, value, touched]);

  /** Shows `draft`, and keeps it until it is saved. */
  function keep(draft: Draft, conflict?: Stored) {
    show({ ...draft, dirty: true, conflict });
    setNotice(undefined);
    tellKept(drafts.keep(folder, keptAs.current, draft));
  }

  function change(path: Path, next: unknown) {
    const now = latest.current;
    if (now) keep({ ...draftOf(now), value: withValue(now.value, path, next) }, now.conflict);
  }

  /** The name of the file, and the group that holds it, of an entry that has none yet. */
  function rename(names: Pick<Draft, "name" | "group">) {
    const now = latest.current;
    if (now) keep({ ...draftOf(now), ...names }, now.conflict);
  }

  /** Somebody left the field at `path`: from now on it says what is wrong in it. */
  function touch(path: Path) {
    setTouched((before) => (before === "all" ? before : [...before, path]));
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
      setTouched("all");
      if (saved.status === "refused") setFindings(saved.findings);
      if (saved.status === "changed" && isNew) fail(new Explained(words.fileNameTaken));
      else if (saved.status === "changed") show({ ...now, conflict: saved.stored });
      if (saved.status !== "saved") return undefined;
      const { value } = now;
      const { version } = saved;
      const dirty = value !== sent.value;
      if (isKept.current) tellKept(drafts.settle(folder, id, sent, { id: as, version }));
      else {
        // What is kept is older than what was sent.
        drafts.forget(folder, id);
        tellKept(!dirty || drafts.keep(folder, as, { value, version }));
      }
      keptAs.current = as;
      setFindings([]);
      show({ value, version, dirty });
      const done = { kind: "saved", elsewhere: saved.elsewhere } as const;
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
      if (now) ask(now.value);
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
      show({ ...file, dirty: false });
    } catch (error) {
      fail(error);
    }
  }

  /** The draft goes on from the file as it is now: saving it will write over that file, knowingly. */
  function keepYours(draft: Draft | undefined = open) {
    if (open && draft) keep({ ...draftOf(draft), version: open.conflict?.version ?? open.version });
  }

  const shown =
    touched === "all" ? findings : findings.filter(({ path }) => touched.some((one) => isInside(path, one)));
  return {
    open,
    notice,
    kept: kept || !open?.dirty,
    saving,
    findings: shown,
    attempted: touched === "all",
    change,
    rename,
    touch,
    save,
    addWord,
    fail,
    remove,
    takeTheirs,
    keepYours,
  };
}

const draftOf = ({ value, version, name, group }: Draft): Draft => ({ value, version, name, group });
