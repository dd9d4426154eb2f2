"use client";

import { useSyncExternalStore } from "react";
import { feetOf, fitName } from "./fitName.ts";
import { guessedWidth, nameWidth } from "./nameWidth.ts";
import * as styles from "./SailName.css.ts";

export interface SailNameProps {
  /** Whose sail it is. */
  name: string;
  /** Where it may stand, in the units of the drawing. */
  box: { x: number; y: number; width: number; height: number };
}

function onFont(tell: () => void) {
  document.fonts.addEventListener("loadingdone", tell);
  return () => document.fonts.removeEventListener("loadingdone", tell);
}

/** A name as large as its box allows: guessed at build, measured in the browser, and again once its font has come. */
export function SailName({ name, box }: SailNameProps) {
  const measured = useSyncExternalStore(
    onFont,
    () => nameWidth(name),
    () => undefined,
  );
  const fitted = fitName(name, box, measured === undefined ? guessedWidth : nameWidth);
  const { lines, size } = fitted;
  const feet = feetOf(fitted, box.height);
  return (
    <text className={styles.name} fontSize={Math.round(size * 10) / 10}>
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same word
        <tspan key={at} x={box.x + box.width / 2} y={box.y + (feet[at] ?? 0)}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
