import type { ReactNode } from "react";
import * as styles from "./Hero.css.ts";
import type { HeroLayout, HeroProps } from "./Hero.tsx";

type HeroWordsProps = Pick<HeroProps, "children" | "actions" | "foot" | "figure" | "stamp"> & {
  layout: HeroLayout;
};

/** What a hero says and what can be done from it, in the order it is read. */
export function HeroWords({ layout, children, actions, foot, figure, stamp }: HeroWordsProps) {
  const measure = styles.measure[layout];
  const held = (words: ReactNode) => (measure ? <div className={measure}>{words}</div> : words);
  return (
    <div className={styles.words[layout]}>
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
