import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { SearchIcon } from "../Icon/Icon.tsx";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Card.css.ts";

export interface CardProps {
  children: ReactNode;
  /**
   * Where the drawing and the words stand.
   * `plain`: the drawing above padded words, in a ruled frame or on one ink.
   * `bare`: neither frame nor padding (a portrait, a prize, a reel).
   * `tile`: something small at the head, words at the foot, on one ink; tiles touch.
   * `tall`: the drawing fills what the words at the foot leave, on one ink that it melts into; they touch too.
   * `beside`: a small drawing on the left.
   * `lead`: a large drawing on the left, seven columns against five.
   * `split`: a logo on the left, words on the right, one above the other where there is no room.
   * `wide`: over two columns of its grid, a drawing as high as its neighbours, words and an action on one line below.
   * @defaultValue "plain"
   */
  kind?: keyof typeof styles.kind;
  picture?: PictureSource;
  /**
   * The room of the drawing. `tall`, `lead` and `wide` give it their own; `beside` too, as high as its words, unless it
   * is told.
   * @defaultValue "landscape"
   */
  ratio?: keyof typeof styles.ratio;
  /** The picture only decorates: the words beside it say as much. */
  decorative?: boolean;
  /** In place of a picture: a pictogram, a logo, a `FramedPicture`, a large figure. */
  media?: ReactNode;
  /** Laid on the drawing: a badge in its top corner, a `PlayMark` in its middle, what enlarges it in its bottom corner. */
  onPicture?: { top?: ReactNode; middle?: ReactNode; bottom?: ReactNode };
  /**
   * Makes the whole picture a link that shows it larger; `label` is seen in its corner, `name` is read in its place. `opens`
   * says what script opens in place of following it.
   */
  enlarge?: { href: string; label: string; name: string; opens?: "dialog" };
  /** Above the words, at both ends of one line: a logo and a badge. */
  header?: ReactNode;
  /** At the foot of the card, at both ends of one line: a date and a link, or actions. */
  footer?: ReactNode;
  /** A flat ink instead of a ruled frame. */
  surface?: SurfaceName;
  /** The anchor of the card. */
  id?: string;
  /**
   * `li` inside a list, `article` when it stands for itself.
   * @defaultValue "article"
   */
  as?: "article" | "li" | "div";
}

/** One thing of several: a drawing and its words, in a frame or on one ink. Its title is a `CardTitle`. */
export function Card({
  children,
  kind = "plain",
  picture,
  ratio,
  decorative = false,
  media,
  onPicture,
  enlarge,
  header,
  footer,
  surface,
  id,
  as: Element = "article",
}: CardProps) {
  const framed = kind === "plain" && !surface;
  const upright = kind === "beside" && ratio;
  const frame = (!upright && styles.placed[kind]) || styles.ratio[ratio ?? "landscape"];
  const isPhoto = picture?.sources !== undefined;
  const isFrame = Boolean(picture?.sources?.length) && !onPicture && !enlarge;
  const look = surface ? ground[surface] : framed ? styles.framed : "";
  return (
    <Element id={id} className={`${styles.kind[kind]} ${look}${upright ? ` ${styles.fromTop}` : ""}`}>
      {picture &&
        (isFrame ? (
          <Picture picture={picture} ratio="fill" decorative={decorative} frame={frame} />
        ) : (
          <div className={kind === "tall" || isPhoto ? frame : `${frame} ${grain}`}>
            <Picture picture={picture} ratio="fill" decorative={decorative} />
            {onPicture?.top && <div className={styles.onPicture.top}>{onPicture.top}</div>}
            {onPicture?.middle && <div className={styles.onPicture.middle}>{onPicture.middle}</div>}
            {enlarge && (
              <a
                className={styles.enlarge}
                href={enlarge.href}
                aria-label={enlarge.name}
                aria-haspopup={enlarge.opens}
              >
                <span className={`${styles.onPicture.bottom} ${styles.lens}`}>
                  <SearchIcon /> {enlarge.label}
                </span>
              </a>
            )}
            {onPicture?.bottom && <div className={styles.onPicture.bottom}>{onPicture.bottom}</div>}
          </div>
        ))}
      {media && <div className={styles.mediaOf[kind]}>{media}</div>}
      <div className={styles.wordsOf[kind]}>
        {header && <div className={styles.header}>{header}</div>}
        {children}
        {footer && <div className={framed ? styles.ruledFooter : styles.footer}>{footer}</div>}
      </div>
    </Element>
  );
}
