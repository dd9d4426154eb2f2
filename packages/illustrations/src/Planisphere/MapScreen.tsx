import type { ReactNode, Ref } from "react";
import * as styles from "./MapScreen.css.ts";

export interface MapScreenProps {
  /** The map, then what moves it. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
  /** Over the whole screen: before a class. */
  full?: boolean;
}

/** A map in its page, or alone on the screen. */
export function MapScreen({ children, ref, full = false }: MapScreenProps) {
  return (
    <div ref={ref} className={styles.screen[full ? "full" : "inPage"]}>
      {children}
    </div>
  );
}
