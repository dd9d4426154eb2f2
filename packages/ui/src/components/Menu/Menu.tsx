"use client";

import { type KeyboardEvent, type ReactNode, useCallback, useId, useRef, useState } from "react";
import type { Native } from "../../internal/native.ts";
import { Button, type ButtonProps } from "../Button/Button.tsx";
import { ChevronDownIcon } from "../Icon/Icon.tsx";
import * as styles from "./Menu.css.ts";
import { MenuList } from "./MenuList.tsx";

/** One thing to do: a link when it has an address, else what `onSelect` does. */
export interface MenuItem {
  id: string;
  /** A verb in the infinitive: « Copier le lien ». */
  label: string;
  icon?: ReactNode;
  href?: string | undefined;
  onSelect?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

export interface MenuProps extends Native<"div", "children"> {
  /** What opens it: « Partager ». */
  label: string;
  /** In order. */
  items: readonly MenuItem[];
  /**
   * @defaultValue "secondary"
   */
  variant?: NonNullable<ButtonProps["variant"]> | undefined;
}

/** A button that opens a few actions, as APG's « Menu Button ». It needs script: keep what matters most in sight. */
export function Menu({ label, items, variant = "secondary", ...native }: MenuProps) {
  const id = useId();
  /** Where the focus goes as it opens, as a place among the items, -1 the last; nothing while it is closed. */
  const [opensAt, setOpensAt] = useState<number>();
  const button = useRef<HTMLButtonElement>(null);
  const open = opensAt !== undefined;
  const close = useCallback(() => setOpensAt(undefined), []);

  const onKeyDown = (event: KeyboardEvent) => {
    // It keeps the focus over a list of which nothing can be done.
    if (open && event.key === "Tab") close();
    if (open && event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpensAt(event.key === "ArrowDown" ? 0 : -1);
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
        onClick={() => setOpensAt(open ? undefined : 0)}
        onKeyDown={onKeyDown}
      >
        {label} <ChevronDownIcon size={1.05} />
      </Button>
      {open && <MenuList {...{ id, label, items, button }} focusAt={opensAt} onClose={close} />}
    </div>
  );
}
