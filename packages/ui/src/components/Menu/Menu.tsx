"use client";

import type { Native } from "../../internal/native.ts";
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type Alignment, alignOf } from "../../internal/alignOf.ts";
import { surface } from "../../theme/surfaces.css.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as styles from "./Menu.css.ts";

/** One thing to do: a link when it has an address, else what `onSelect` does. */
export interface MenuItem {
  id: string;
  /** A verb in the infinitive: « Copier le lien ». */
  label: string;
  icon?: ReactNode;
  href?: string;
  onSelect?: () => void;
  disabled?: boolean;
}

export interface MenuProps extends Native<"div", "children"> {
  /** What opens it: « Partager ». */
  label: string;
  /** In order. */
  items: readonly MenuItem[];
  /**
   * @defaultValue "secondary"
   */
  variant?: NonNullable<ButtonProps["variant"]>;
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

/** A button that opens a few actions, as APG's « Menu Button ». It needs script: keep what matters most in sight. */
export function Menu({ label, items, variant = "secondary", ...native }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  /** Where the focus goes when it opens, as a place among the items; -1 is the last. */
  const first = useRef(0);

  const [align, setAlign] = useState<Alignment>("left");

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  // Before it is seen: from the side where one begins to read, unless the window would cut it.
  useLayoutEffect(() => {
    if (!open || !button.current || !list.current) return;
    const wished = getComputedStyle(button.current).direction === "rtl" ? "right" : "left";
    const { width } = list.current.getBoundingClientRect();
    const room = document.documentElement.clientWidth;
    setAlign(alignOf(button.current.getBoundingClientRect(), width, room, wished));
  }, [open]);

  useEffect(() => {
    if (!open) return;
    stopsOf(list.current).at(first.current)?.focus();
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !list.current?.parentElement?.contains(target)) setOpen(false);
    };
    document.addEventListener("pointerdown", onPress);
    return () => document.removeEventListener("pointerdown", onPress);
  }, [open]);

  const show = (place: number) => {
    first.current = place;
    setOpen(true);
  };

  const onButtonKeyDown = (event: KeyboardEvent) => {
    // It keeps the focus over a list of which nothing can be done.
    if (open && event.key === "Tab") setOpen(false);
    if (open && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show(event.key === "ArrowDown" ? 0 : -1);
  };

  const onListKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "Tab") return setOpen(false);
    const all = stopsOf(list.current);
    const at = all.findIndex((stop) => stop === document.activeElement);
    const letter = event.key.length === 1 ? event.key.toLocaleLowerCase() : undefined;
    // The next one that begins with the letter, going round.
    const named = letter
      ? [...all.slice(at + 1), ...all.slice(0, at + 1)].find((stop) =>
          stop.textContent.trim().toLocaleLowerCase().startsWith(letter),
        )
      : undefined;
    const target = named ?? all[steps[event.key]?.(at, all.length) ?? -1];
    if (event.key === "Escape") close();
    // Space presses a button by itself; under a link it would scroll the page.
    else if (event.key === " " && event.target instanceof HTMLAnchorElement) event.target.click();
    else if (target) target.focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div {...native} className={styles.anchor}>
      <Button
        ref={button}
        variant={variant}
        plain
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => (open ? setOpen(false) : show(0))}
        onKeyDown={onButtonKeyDown}
      >
        {label} <ChevronDownIcon size={1.05} />
      </Button>
      {open && (
        <ul
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          className={`${surface.paper} ${styles.align[align]}`}
          onKeyDown={onListKeyDown}
        >
          {items.map((item) => (
            <li key={item.id} role="none">
              <Action {...item} close={close} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Action({ label, icon, href, onSelect, disabled, close }: MenuItem & { close: () => void }) {
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
    close();
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
