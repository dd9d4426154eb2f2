import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/surfaces.css.ts";
import * as styles from "./Card.css.ts";

export interface CardProps extends Native<"article"> {
  /** A `CardMedia`, then a `CardBody`. */
  children: ReactNode;
  /**
   * Where the media and the words stand.
   * `column`: the media above the words.
   * `tile`: on one ink, something small at the head, words at the foot; tiles touch.
   * `row`: a small drawing on the left; or a logo, the words below it where there is no room.
   * `summary`: what was picked: a `CardNumber`, what is known of it beside it, a `CardFooter` below both.
   * @defaultValue "column"
   */
  layout?: keyof typeof styles.layout | undefined;
  /**
   * `large` gives more to the drawing.
   * In a `column`: over two columns of its grid, as high as its neighbours, words and an action on one line below.
   * In a `tile`: it fills what the words leave, and melts into the ink.
   * In a `row`: seven columns against five.
   * @defaultValue "regular"
   */
  size?: "regular" | "large" | undefined;
  /**
   * What holds a `column`: a ruled frame or one ink; `plain` has neither frame nor padding (a portrait, a prize, a reel).
   * @defaultValue "outlined"
   */
  variant?: "outlined" | "plain" | undefined;
  /** A flat ink, instead of the ruled frame of a `column`. */
  surface?: SurfaceName | undefined;
  /** The anchor of the card. */
  id?: string | undefined;
  /**
   * `li` inside a list, `article` when it stands for itself.
   * @defaultValue "article"
   */
  as?: "article" | "li" | "div" | undefined;
}

type Look = { [Name in "layout" | "size" | "variant"]: NonNullable<CardProps[Name]> };

function arrangement({ layout, size, variant }: Look) {
  if (size === "large" && layout !== "summary") return styles.large[layout];
  return layout === "column" && variant === "plain" ? styles.plain : styles.layout[layout];
}

/** Its own ink, or the ruled frame of a column that has none. */
function ink({ layout, size, variant, surface }: Look & { surface: SurfaceName | undefined }) {
  if (surface) return ground[surface];
  return layout === "column" && size === "regular" && variant === "outlined" ? styles.framed : "";
}

/** One thing of several: a drawing and its words, in a frame or on one ink. */
export function Card({
  children,
  layout = "column",
  size = "regular",
  variant = "outlined",
  surface,
  id,
  as = "article",
  ...native
}: CardProps) {
  const Element = as as "article";
  return (
    <Element
      {...native}
      id={id}
      className={`${arrangement({ layout, size, variant })} ${ink({ layout, size, variant, surface })}`}
    >
      {children}
    </Element>
  );
}
