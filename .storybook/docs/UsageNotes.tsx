import type { ReactNode } from "react";
import type { Usage } from "../../packages/ui/src/stories/usage.ts";
import * as styles from "../../packages/ui/src/stories/docs.css.ts";
import { Pairs } from "./Pairs.tsx";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** When to use a component, what to prefer, its keys and its writing rules. */
export function UsageNotes({ when, instead, keyboard, writing }: Usage) {
  return (
    <div className={`${styles.usage} sb-unstyled`}>
      <Part title="Quand l’employer">
        <Lines lines={when} />
      </Part>
      {instead && (
        <Part title="Préférer autrement">
          <Pairs heads={["Pour…", "Préférer"]} rows={instead} />
        </Part>
      )}
      {keyboard && (
        <Part title="Clavier">
          <Pairs heads={["Touche", "Effet"]} rows={keyboard} />
        </Part>
      )}
      {writing && (
        <Part title="Écriture">
          <Lines lines={writing} />
        </Part>
      )}
    </div>
  );
}
