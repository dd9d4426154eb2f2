import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./CardBody.css.ts";

export interface CardPartProps extends Native<"div"> {
  children: ReactNode;
}

/** The words of a `Card`: a `CardHeader`, a `CardTitle`, a few sentences, a `CardFooter`. */
export function CardBody({ children, ...native }: CardPartProps) {
  return (
    <div {...native} className={styles.body}>
      {children}
    </div>
  );
}

/** Above the words of a card, at both ends of one line: a logo and a badge. */
export function CardHeader({ children, ...native }: CardPartProps) {
  return (
    <div {...native} className={styles.header}>
      {children}
    </div>
  );
}

/** At the foot of a card: a date and a link at both ends of one line, or actions. After the body of a `summary` one. */
export function CardFooter({ children, ...native }: CardPartProps) {
  return (
    <div {...native} className={styles.footer}>
      {children}
    </div>
  );
}
