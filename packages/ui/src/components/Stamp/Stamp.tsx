import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/surfaces.css.ts";
import * as styles from "./Stamp.css.ts";

export interface StampProps extends Native<"div"> {
  /** A few words, at most a logo and a link. */
  children: ReactNode;
  /**
   * @defaultValue "sun"
   */
  surface?: SurfaceName | undefined;
}

/** A round stamp, a little askew: one thing worth a detour. At most one on a page. */
export function Stamp({ children, surface = "sun", ...native }: StampProps) {
  return (
    <div {...native} className={`${ground[surface]} ${styles.stamp}`}>
      {children}
    </div>
  );
}
