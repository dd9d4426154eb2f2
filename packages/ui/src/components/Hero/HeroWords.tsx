import type { ReactNode } from "react";
import { lit, surface as ground } from "../../theme/surfaces.css.ts";
import * as styles from "./Hero.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import type { HeroProps } from "./Hero.tsx";
import { type HeroLayout, stylesOf } from "./layouts/layouts.ts";

type HeroWordsProps = Pick<HeroProps, "children" | "actions" | "foot" | "figure" | "stamp"> & {
  layout: HeroLayout;
  surface: SurfaceName;
};

/** What a hero says and what can be done from it, in the order it is read. */
export function HeroWords({ layout, surface, children, actions, foot, figure, stamp }: HeroWordsProps) {
  const { measure, words, actions: row } = stylesOf(layout);
  const held = (said: ReactNode) => (measure ? <div className={measure}>{said}</div> : said);
  // Over the drawing of a cover, whose inks do not change by night.
  const over = layout === "cover" ? `${ground[surface]} ${lit} ` : "";
  return (
    <div className={over + words}>
      {figure && (
        <p className={styles.figure} aria-hidden="true">
          {figure}
        </p>
      )}
      {held(children)}
      {actions && <div className={row}>{actions}</div>}
      {foot && held(foot)}
      {stamp && <div className={styles.stamp}>{stamp}</div>}
    </div>
  );
}
