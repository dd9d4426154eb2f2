import type { ReactNode } from "react";
import { lit, surface as ground } from "../../theme/surfaces.css.ts";
import * as styles from "./Hero.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import type { HeroLayout, HeroProps } from "./Hero.tsx";

type HeroWordsProps = Pick<HeroProps, "children" | "actions" | "foot" | "figure" | "stamp"> & {
  layout: HeroLayout;
  surface: SurfaceName;
};

/** What a hero says and what can be done from it, in the order it is read. */
export function HeroWords({ layout, surface, children, actions, foot, figure, stamp }: HeroWordsProps) {
  const measure = styles.measure[layout];
  const held = (words: ReactNode) => (measure ? <div className={measure}>{words}</div> : words);
  // Over the drawing of a cover, whose inks do not change by night.
  const over = layout === "cover" ? `${ground[surface]} ${lit} ` : "";
  return (
    <div className={over + styles.words[layout]}>
      {figure && (
        <p className={styles.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      {held(children)}
      {actions && <div className={styles.actions[layout]}>{actions}</div>}
      {foot && held(foot)}
      {stamp && <div className={styles.stamp}>{stamp}</div>}
    </div>
  );
}
