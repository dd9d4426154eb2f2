import type { ReactNode } from "react";
import * as styles from "./PaperSheet.css.ts";

export interface PaperSheetProps {
  /** A `PaperQuiz` and its `PaperKey`. */
  children: ReactNode;
}

/** What a page prints of itself: nothing but this. On the screen, it is seen as it will be. One to a page. */
export function PaperSheet({ children }: PaperSheetProps) {
  return <div className={styles.sheet}>{children}</div>;
}
