import type { Native } from "../../internal/native.ts";
import { PlayIcon } from "../Icon/Icon.tsx";
import * as styles from "./PlayMark.css.ts";

/** Laid on a picture that stands for a film. It decorates: the link beside the picture says what it starts. */
export function PlayMark(native: Native<"span", "children">) {
  return (
    <span {...native} className={styles.mark}>
      <PlayIcon />
    </span>
  );
}
