import type { ReactNode } from "react";
import * as styles from "./VoyageSlider.css.ts";

export interface CallNoteProps {
  /** « Porto » */
  title: string;
  /** « Portugal, mars 2026 » */
  when?: string;
  /** One sentence, and what leads on. */
  children: ReactNode;
}

/** What is told of the call that a voyage has come to. */
export function CallNote({ title, when, children }: CallNoteProps) {
  return (
    <>
      <p className={styles.title}>{title}</p>
      {when !== undefined && <p>{when}</p>}
      {children}
    </>
  );
}
