import {
  Button,
  CloseIcon,
  Fieldset,
  ChevronDownIcon,
  ChevronUpIcon,
  IconButton,
  PlusIcon,
  Stack,
} from "@sillages/ui";
import { flushSync } from "react-dom";
import { words } from "../../words.ts";
import { focusField } from "../focusField.ts";
import * as styles from "./ListControl.css.ts";
import { type ControlProps, useForm } from "../FormContext.ts";
import { useWords } from "../useWords.ts";

/** Items one below the other; each can be taken away or moved. */
export function ListControl({ field, path, value }: ControlProps<"list">) {
  const { change, touch, Control } = useForm();
  const { label, hint, error } = useWords(field, path);
  const items: unknown[] = Array.isArray(value) ? value : [];
  const set = (next: readonly unknown[]) => {
    change(path, next.length === 0 && !field.required ? undefined : next);
    touch(path);
  };
  /** What had the focus goes away with its item: the next one has it, or what adds another. */
  const remove = (at: number, button: Element) => {
    const list = button.closest("fieldset");
    flushSync(() => set(items.filter((_, other) => other !== at)));
    const next = Math.min(at, items.length - 2);
    if (next < 0 || !focusField([...path, next]))
      [...(list?.querySelectorAll("button") ?? [])].at(-1)?.focus();
  };
  const add = () => {
    flushSync(() => change(path, [...items, emptyOf(field.item.kind)]));
    focusField([...path, items.length]);
  };
  /** The focus follows what moves: pressed again, the same button moves it further. */
  const move = (from: number, to: number, button: Element) => {
    if (to < 0 || to >= items.length) return;
    const next = items.filter((_, at) => at !== from);
    const pressed = [...(button.parentElement?.children ?? [])].indexOf(button);
    const rows = button.closest(`.${styles.item}`)?.parentElement?.children;
    flushSync(() => set([...next.slice(0, to), items[from], ...next.slice(to)]));
    const moved = rows?.[to]?.lastElementChild?.children[pressed];
    if (moved instanceof HTMLElement) moved.focus();
  };
  return (
    <Fieldset legend={label} hint={hint} error={error}>
      {items.map((item, at) => {
        const name = words.item(field.label, at + 1);
        return (
          // Nothing but its place tells one item of a text list from another.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={at} className={styles.item}>
            <Control
              field={{ ...field.item, label: name, required: true }}
              path={[...path, at]}
              value={item}
            />
            <Stack direction="row" space="close">
              <IconButton
                label={words.itemUp(name)}
                aria-disabled={at === 0}
                onClick={(event) => move(at, at - 1, event.currentTarget)}
              >
                <ChevronUpIcon />
              </IconButton>
              <IconButton
                label={words.itemDown(name)}
                aria-disabled={at === items.length - 1}
                onClick={(event) => move(at, at + 1, event.currentTarget)}
              >
                <ChevronDownIcon />
              </IconButton>
              <IconButton label={words.removeItem(name)} onClick={(event) => remove(at, event.currentTarget)}>
                <CloseIcon />
              </IconButton>
            </Stack>
          </div>
        );
      })}
      <Stack direction="row">
        <Button variant="secondary" size="small" onClick={add}>
          <PlusIcon /> {words.addItem(field.label)}
        </Button>
      </Stack>
    </Fieldset>
  );
}

const emptyOf = (kind: string) => (kind === "group" || kind === "cases" ? {} : "");
