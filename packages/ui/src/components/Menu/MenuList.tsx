"use client";

import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type Alignment, alignOf } from "../../internal/alignOf.ts";
import { surface } from "../../theme/surfaces.css.ts";
import * as styles from "./Menu.css.ts";
import type { MenuItem, MenuProps } from "./Menu.tsx";

interface MenuListProps extends Pick<MenuProps, "items" | "label"> {
  id: string;
  /** What opened it: it stands under it, and gives the focus back to it. */
  button: RefObject<HTMLButtonElement | null>;
  /** Which item takes the focus first; -1 is the last. */
  focusAt: number;
  onClose: () => void;
}

const ITEMS = "[role=menuitem]:not([aria-disabled])";

/** Where each key leads among `count` items, from the one at `at`. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

const stopsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>(ITEMS) ?? [])];

/** The item that `key` leads to, from the one at `at`; a letter leads to the next one that begins with it, going round. */
function stopOfKey(key: string, stops: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const letter = key.length === 1 ? key.toLocaleLowerCase() : undefined;
  const named = letter
    ? [...stops.slice(at + 1), ...stops.slice(0, at + 1)].find((stop) =>
        stop.textContent.trim().toLocaleLowerCase().startsWith(letter),
      )
    : undefined;
  return named ?? stops[steps[key]?.(at, stops.length) ?? -1];
}

/** The actions of a `Menu` that is open, among which the focus goes round. */
export function MenuList({ id, label, items, button, focusAt, onClose }: MenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  const [align, setAlign] = useState<Alignment>("left");

  // Before it is seen: from the side where one begins to read, unless the window would cut it.
  useLayoutEffect(() => {
    if (!button.current || !list.current) return;
    const wished = getComputedStyle(button.current).direction === "rtl" ? "right" : "left";
    const { width } = list.current.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    setAlign(alignOf(button.current.getBoundingClientRect(), width, room, wished));
  }, [button]);

  useEffect(() => {
    stopsOf(list.current).at(focusAt)?.focus();
  }, [focusAt]);

  useEffect(() => {
    const anchor = list.current?.parentElement;
    const onPress = (event: PointerEvent) => {
      if (anchor && !event.composedPath().includes(anchor)) onClose();
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [onClose]);

  const giveBack = () => {
    onClose();
    button.current?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Tab") return onClose();
    const stops = stopsOf(list.current);
    const at = stops.findIndex((stop) => stop === event.target);
    const target = stopOfKey(event.key, stops, at);
    if (event.key === "Escape") giveBack();
    // Space presses a button by itself; under a link it would scroll the page.
    else if (event.key === " " && event.target instanceof HTMLAnchorElement) event.target.click();
    else if (target) target.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <ul
      ref={list}
      id={id}
      role="menu"
      aria-label={label}
      className={`${surface.paper} ${styles.align[align]}`}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <li key={item.id} role="none">
          <Action {...item} onChosen={giveBack} />
        </li>
      ))}
    </ul>
  );
}

function Action({ label, icon, href, onSelect, disabled, onChosen }: MenuItem & { onChosen: () => void }) {
  const common = {
    role: "menuitem",
    tabIndex: -1,
    className: styles.item,
    "aria-disabled": disabled || undefined,
  } as const;
  const words = (
    <>
      {icon} {label}
    </>
  );
  const choose = () => {
    if (disabled) return;
    onChosen();
    onSelect?.();
  };
  return href !== undefined && !disabled ? (
    <a {...common} href={href} onClick={choose}>
      {words}
    </a>
  ) : (
    <button {...common} type="button" onClick={choose}>
      {words}
    </button>
  );
}
