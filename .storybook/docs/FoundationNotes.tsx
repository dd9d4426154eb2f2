import * as styles from "../../packages/ui/src/stories/docs.css.ts";
import type { Foundation } from "./foundations.ts";
import { Lines, Part } from "./NoteParts.tsx";
import { Pairs } from "./Pairs.tsx";
import { Words } from "./Words.tsx";

/** What a foundation asks for: read before what it shows. */
export function FoundationRules({ rules }: Pick<Foundation, "rules">) {
  return (
    <div className={`${styles.notes} sb-unstyled`}>
      <Part title="Règles">
        <Lines lines={rules} />
      </Part>
    </div>
  );
}

/** For each of its tokens, what it is worth and what it is for. */
export function FoundationTokens({ families = [] }: Pick<Foundation, "families">) {
  return (
    <div className={`${styles.notes} sb-unstyled`}>
      {families.map(({ title, lines }) => (
        <Part key={title} title={title}>
          <Pairs
            heads={["Jeton", "Valeur", "Pour…"]}
            rows={lines.map(([name, value, use]) => [
              <code key="name">{name}</code>,
              <code key="value">{value}</code>,
              <Words key="use">{use}</Words>,
            ])}
          />
        </Part>
      ))}
    </div>
  );
}
