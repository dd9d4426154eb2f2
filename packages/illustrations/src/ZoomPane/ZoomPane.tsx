import type { ReactNode, Ref } from "react";
import * as styles from "./ZoomPane.css.ts";

export interface ZoomPaneProps {
  /** The drawing, with what answers on it. */
  children: ReactNode;
  /** The pane itself, for its `ZoomControls`. */
  ref?: Ref<HTMLDivElement>;
  /** Its `ZoomControls`, in a corner that the drawing leaves free; without them the drawing stands as any other. */
  controls?: ReactNode;
}

/** A window on a drawing, which `ZoomControls` bring closer. */
export function ZoomPane({ children, ref, controls }: ZoomPaneProps) {
  return (
    <div className={styles.box}>
      {controls}
      <div ref={ref} className={styles.pane}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}
