import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import * as styles from "./CardTitle.css.ts";

export interface CardTitleProps extends Native<"h2"> {
  children: ReactNode;
  /** Its rank in the outline of the page; the look is `size`. */
  level: 2 | 3 | 4;
  /**
   * `small` below a picture, `large` where the title stands for it, `poster` on a card that covers or leads.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size | undefined;
  /** Makes the whole card a target for this link. */
  href?: string | undefined;
  /** What script opens in place of following the link. */
  opens?: "dialog" | undefined;
  /** Lets the card be named by its title. */
  id?: string | undefined;
}

/** The title of a `Card`. With `href`, one link of which the whole card is the target. */
export function CardTitle({ children, level, size = "regular", href, opens, id, ...native }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading {...native} id={id} className={styles.size[size]}>
      {href ? (
        <a href={href} className={styles.link} aria-haspopup={opens}>
          {children}
        </a>
      ) : (
        children
      )}
    </Heading>
  );
}
