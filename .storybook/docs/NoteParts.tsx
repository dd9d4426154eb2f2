import type { ReactNode } from "react";
import * as styles from "../../packages/ui/src/stories/docs.css.ts";
import { Words } from "./Words.tsx";

/** A part of a note, under its title. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

export function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>
          <Words>{line}</Words>
        </li>
      ))}
    </ul>
  );
}
