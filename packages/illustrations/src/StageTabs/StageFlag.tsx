import type { ReactNode } from "react";
import { Picture, type PictureSource, Text } from "@sillages/ui";
import * as styles from "./StageFlag.css.ts";

export interface StageFlagProps {
  /** A flag of the International Code of Signals. Decorates: the words say as much. */
  picture: PictureSource;
  /** Its name, and what it says in the code. */
  children: ReactNode;
}

/** The flag that a stage hoists, in its panel: it turns on its halyard when the stage is chosen. */
export function StageFlag({ picture, children }: StageFlagProps) {
  return (
    <div className={styles.hoist}>
      <div className={styles.halyard}>
        <div className={styles.flag}>
          <Picture picture={picture} decorative />
        </div>
      </div>
      <Text size="small" tone="muted">
        {children}
      </Text>
    </div>
  );
}
