import type { ReactNode } from "react";
import { surface } from "../../theme/theme.css.ts";
import * as styles from "./NumberedCard.css.ts";

export interface NumberedCardProps {
  /** What is numbered: « Espace ». */
  label: string;
  /** Its number; without one, the words take the whole card. */
  number?: string | undefined;
  /** What is known of it: a `DescriptionList`, a sentence. */
  children: ReactNode;
  /** What can be done with it. */
  footer?: ReactNode;
}

/** What was picked by its number: the number in wood type, what it is worth, what can be done with it. */
export function NumberedCard({ label, number, children, footer }: NumberedCardProps) {
  return (
    <div className={`${surface.paper} ${styles.card}`}>
      {number && (
        <p className={styles.number}>
          <span className={styles.label}>{label}</span> <span className={styles.figure}>{number}</span>
        </p>
      )}
      <div className={number ? styles.words : styles.wide}>{children}</div>
      {footer && <div className={styles.footer}>{footer}</div>}
    </div>
  );
}
