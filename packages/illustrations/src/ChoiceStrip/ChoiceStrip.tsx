import { CloseIcon, IconButton } from "@sillages/ui";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./ChoiceStrip.css.ts";

export interface ChoiceStripProps {
  /** What it recalls: « Votre choix ». */
  label: string;
  /** What is chosen, in a few words: « Espace 91 ». */
  title: string;
  /** What is known of it, from the most looked for to the least. */
  facts: readonly string[];
  /** What has just been refused, or read. */
  news?: string | undefined;
  /** One or two actions. */
  children: ReactNode;
  /** Takes the strip away until the next choice. */
  onClose: () => void;
  closeLabel: string;
}

/** How far what has focus stands above the strip, in pixels: its ring included. */
const CLEAR = 12;

/** Where the page starts to be seen below the header: the kit says it as the room that a jump leaves above. */
const pageTop = () => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;

/** What takes focus under the strip comes out above it (WCAG 2.4.11), in whatever pane it stands. */
function liftAbove(strip: HTMLElement, focused: EventTarget | null) {
  if (!(focused instanceof Element) || strip.contains(focused)) return;
  // At its own place it covers nothing.
  if (getComputedStyle(strip).position === "static") return;
  const [cover, box] = [strip.getBoundingClientRect(), focused.getBoundingClientRect()];
  const hidden = box.bottom + CLEAR - cover.top;
  // Not so high that the header covers it in turn: what is taller than the room between the two is seen in part.
  const lift = Math.min(hidden, box.top - pageTop());
  if (lift > 0 && box.top < cover.bottom && box.height < cover.top) {
    scrollBy({ top: lift, behavior: "instant" });
  }
}

/** Recalls a choice at the foot of the window as long as what it was made on is in view, then stays below it. */
export function ChoiceStrip({ label, title, facts, news, children, onClose, closeLabel }: ChoiceStripProps) {
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    const keepClear = ({ target }: FocusEvent) => strip.current && liftAbove(strip.current, target);
    document.addEventListener("focusin", keepClear);
    return () => document.removeEventListener("focusin", keepClear);
  }, []);
  return (
    <section ref={strip} className={styles.strip} aria-label={label}>
      <p className={styles.title}>{title}</p>
      <p className={styles.facts}>{news ?? facts.map((fact) => <span key={fact}>{fact}</span>)}</p>
      <div className={styles.actions}>{children}</div>
      <div className={styles.close}>
        <IconButton label={closeLabel} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
    </section>
  );
}
