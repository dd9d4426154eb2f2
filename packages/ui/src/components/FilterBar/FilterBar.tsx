"use client";

import type { Native } from "../../internal/native.ts";
import { type ReactNode, useEffect, useId, useState, useSyncExternalStore } from "react";
import { visuallyHidden } from "../../internal/visuallyHidden.css.ts";
import { media } from "../../theme/media.ts";
import { Button } from "../Button/Button.tsx";
import { FilterIcon } from "../Icon/Icon.tsx";
import * as styles from "./FilterBar.css.ts";

export interface FilterBarProps extends Native<"div"> {
  /** A `SearchField`. */
  search: ReactNode;
  /** A `SelectField` that changes the order. */
  sort?: ReactNode;
  /** What unfolds the panel: « Filtres ». */
  label: string;
  /**
   * `false` where there is little to narrow: folded at first on a desk too.
   * @defaultValue true on a desk, false on a phone
   */
  defaultOpen?: boolean | undefined;
  /** Unfolded or not, when the page decides. */
  open?: boolean | undefined;
  /** Receives whether it is asked to unfold. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** How many filters are on; the button shows it. */
  active: number;
  /** The same in words, for a reader: « 2 actifs ». */
  activeLabel: string;
  /** One `Fieldset` of small `ToggleButton`s for each question. */
  children: ReactNode;
  /** What is found and for what: seen at once, said once it has not changed for half a second, not at each letter that is typed. */
  result: ReactNode;
  /** Beside the result, and not said with it: a button that clears it all. */
  actions?: ReactNode;
}

const SETTLED_MS = 500;

/** `words`, once they have stood for a while. */
function useSettled(words: ReactNode) {
  const [settled, settle] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => settle(words), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}

const isWide = () => matchMedia(media.desktop).matches;

function onWidth(change: () => void) {
  const query = matchMedia(media.desktop);
  query.addEventListener("change", change);
  return () => query.removeEventListener("change", change);
}

/** Search, order and filters above a list, and how many are found. */
export function FilterBar({
  search,
  sort,
  label,
  defaultOpen,
  open: held,
  onOpenChange,
  active,
  activeLabel,
  children,
  result,
  actions,
  ...native
}: FilterBarProps) {
  const panelId = useId();
  const said = useSettled(result);
  const [choice, setChoice] = useState(defaultOpen);
  const wide = useSyncExternalStore(onWidth, isWide, () => false);
  const decided = held ?? choice;
  const open = decided ?? wide;
  const toggle = () => {
    setChoice(!open);
    onOpenChange?.(!open);
  };
  return (
    <div {...native} className={styles.bar}>
      <div className={sort ? styles.tools : `${styles.tools} ${styles.short}`}>
        {search}
        {sort}
        <Button variant="secondary" aria-controls={panelId} aria-expanded={open} onClick={toggle}>
          <FilterIcon /> {label}
          {active > 0 && (
            <>
              <span className={styles.active} aria-hidden="true">
                {active}
              </span>
              <span className={visuallyHidden}> {activeLabel}</span>
            </>
          )}
        </Button>
      </div>
      <div className={styles.panel} data-open={decided}>
        <div id={panelId} className={styles.groups}>
          {children}
        </div>
        <div className={styles.foot}>
          <span className={styles.result} aria-hidden="true">
            {result}
          </span>
          <output className={visuallyHidden}>{said}</output>
          {actions}
        </div>
      </div>
    </div>
  );
}
