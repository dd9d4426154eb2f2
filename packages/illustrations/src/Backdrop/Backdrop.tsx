import type { ReactNode } from "react";
import * as styles from "./Backdrop.css.ts";

export interface BackdropProps {
  /** A `BackdropDrawing`. */
  drawing: ReactNode;
  /** Sections: the `clear` ones let the drawing show. */
  children: ReactNode;
}

/** A part of a page on paper, with a pale drawing behind it. */
export function Backdrop({ drawing, children }: BackdropProps) {
  return (
    <div className={styles.part}>
      {drawing}
      {children}
    </div>
  );
}
