import * as styles from "../../packages/ui/src/stories/docs.css.ts";
import type { Usage } from "../../packages/ui/src/stories/usage.ts";
import { version as drawingsVersion } from "../../packages/illustrations/package.json";
import { version as kitVersion } from "../../packages/ui/package.json";

const statuses: Readonly<Record<NonNullable<Usage["status"]>, string>> = {
  new: "Nouveau",
  stable: "Stable",
  deprecated: "Déprécié, à ne plus employer",
};

/** How far a component may be counted on, where it comes from, and what else it is called. */
export function Standing({ usage: { group, status = "stable", aliases } }: { usage: Usage }) {
  const source = group ? `@sillages/ui ${kitVersion}` : `@sillages/illustrations ${drawingsVersion}`;
  return (
    <p className={`${styles.standing} sb-unstyled`}>
      <strong>{statuses[status]}</strong>
      {` · ${source} · aussi appelé : ${aliases.join(", ")}`}
    </p>
  );
}
