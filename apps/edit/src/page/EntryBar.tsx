import { Button, Stack, Text } from "@sillages/ui";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { flushSync } from "react-dom";
import type { Collection } from "../api.ts";
import type { OpenedEntry } from "../entry/useEntry.ts";
import { labelsOf } from "../form/fieldsOf.ts";
import { order, unshown } from "../form/formOf.ts";
import { words } from "../words.ts";
import * as styles from "./Editor.css.ts";
import { Notices } from "./Notices.tsx";

interface EntryBarProps {
  readonly collection: Collection;
  readonly entry: OpenedEntry;
  readonly elsewhere: readonly string[];
  /** Whether what is saved is on the site at once. */
  readonly published: boolean;
  readonly canSave: boolean;
  readonly onSave: () => void;
  /** What else can be done with the entry. */
  readonly children?: ReactNode;
}

/** What can be done with the entry, and what has just happened to it: it stays in sight above the form. */
export function EntryBar({
  collection,
  entry,
  elsewhere,
  published,
  canSave,
  onSave,
  children,
}: EntryBarProps) {
  const { open, saving, attempted, findings, notice, kept } = entry;
  const refused = attempted ? findings : [];
  const labels = new Map([...labelsOf(collection.schema), [order.name, order.label]]);
  useKeys(
    () => canSave && !saving && onSave(),
    () => entry.canUndo && entry.undo(),
  );
  const bar = useRef<HTMLDivElement>(null);
  useHeight(bar);
  return (
    <div ref={bar} className={styles.bar}>
      <Stack direction="row" space="near">
        <Button size="small" onClick={onSave} loading={saving} disabled={!canSave}>
          {saving ? words.saving : words.save}
        </Button>
        {entry.canUndo && (
          <Button size="small" variant="secondary" onClick={entry.undo}>
            {words.undo}
          </Button>
        )}
        {open?.dirty && (
          <Button size="small" variant="secondary" onClick={() => void entry.takeTheirs()}>
            {words.forgetDraft}
          </Button>
        )}
        {children}
        {open?.dirty && kept && refused.length === 0 && <Text size="small">{words.draftKept}</Text>}
      </Stack>
      <Notices
        notice={notice}
        elsewhere={elsewhere}
        published={published}
        unkept={!kept}
        refused={refused}
        labels={labels}
        unsaid={open ? unshown(refused, collection, open.value) : []}
        onAddWord={(word) => void entry.addWord(word)}
        onTakeBack={entry.takeBack}
      />
    </div>
  );
}

/** Tells the sheet how high the bar is: what takes the focus stops below it, whatever it says (WCAG 2.4.11). */
function useHeight(bar: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() =>
      style.setProperty(styles.BAR_HEIGHT, `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) watch.observe(bar.current);
    return () => {
      watch.disconnect();
      style.removeProperty(styles.BAR_HEIGHT);
    };
  }, [bar]);
}

/** Ctrl + S, or ⌘ S, where the browser would save the page of this form; Ctrl + Z where it has nothing to undo by itself. */
function useKeys(onSave: () => void, onUndo: () => void) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    const key = event.key.toLowerCase();
    const focused = document.activeElement;
    if (key === "z" && !focused?.matches("input, textarea")) {
      event.preventDefault();
      onUndo();
    }
    if (key !== "s") return;
    event.preventDefault();
    // A field mends its spaces and quotes as it is left.
    if (focused instanceof HTMLElement) {
      flushSync(() => focused.blur());
      focused.focus();
    }
    onSave();
  });
  useEffect(() => {
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
}
