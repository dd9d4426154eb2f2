import type { Usage } from "../../packages/ui/src/stories/usage.ts";
import * as styles from "../../packages/ui/src/stories/docs.css.ts";
import { Lines, Part } from "./NoteParts.tsx";
import { Pairs } from "./Pairs.tsx";
import { WhereUsed } from "./WhereUsed.tsx";
import { Words } from "./Words.tsx";

function Couples({ heads, rows, linked = false }: CouplesProps) {
  return (
    <Pairs
      heads={heads}
      rows={rows.map(([name, words]) => [
        <Words key="name">{name}</Words>,
        <Words key="words" linked={linked}>
          {words}
        </Words>,
      ])}
    />
  );
}

interface CouplesProps {
  heads: readonly string[];
  rows: readonly (readonly [string, string])[];
  linked?: boolean;
}

export interface UsageNotesProps {
  component: string;
  usage: Usage;
}

/** When to use a component, what to prefer, its keys, its words, what it does for all, and where the site has it. */
export function UsageNotes({ component, usage }: UsageNotesProps) {
  const { when, instead, keyboard, writing, accessibility } = usage;
  return (
    <div className={`${styles.usage} sb-unstyled`}>
      <Part title="Quand l’employer">
        <Lines lines={when} />
      </Part>
      {instead && (
        <Part title="Préférer autrement">
          <Couples heads={["Pour…", "Préférer"]} rows={instead} linked />
        </Part>
      )}
      {keyboard && (
        <Part title="Clavier">
          <Couples heads={["Touche", "Effet"]} rows={keyboard} />
        </Part>
      )}
      {writing && (
        <Part title="Écriture">
          <Lines lines={writing} />
        </Part>
      )}
      {accessibility && (
        <Part title="Accessibilité">
          <Lines lines={accessibility} />
        </Part>
      )}
      <WhereUsed component={component} />
    </div>
  );
}
