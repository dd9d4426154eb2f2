import { CloseIcon, IconButton } from "@sillages/ui";
import type { ReactNode } from "react";
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

/** Recalls a choice at the foot of the window as long as what it was made on is in view, then stays below it. */
export function ChoiceStrip({ label, title, facts, news, children, onClose, closeLabel }: ChoiceStripProps) {
  return (
    <section className={styles.strip} aria-label={label}>
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
