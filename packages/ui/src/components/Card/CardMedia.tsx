import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { grain } from "../../internal/grain.css.ts";
import { SearchIcon } from "../Icon/Icon.tsx";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./CardMedia.css.ts";

interface CardPictureProps extends Native<"div", "children"> {
  picture: PictureSource;
  /**
   * The room of the drawing. A large card gives it its own; a row too, as high as its words, unless it is told.
   * @defaultValue "landscape" in a column
   */
  ratio?: keyof typeof styles.ratio | undefined;
  /** The picture only decorates: the words beside it say as much. */
  decorative?: boolean | undefined;
  /** Laid in its top corner: a `Badge`. */
  badge?: ReactNode;
  /** Laid in its middle: a `PlayMark`. */
  mark?: ReactNode;
  /**
   * Makes the whole picture a link that shows it larger; `label` is seen in its corner, `name` is read in its place. `opens`
   * says what script opens in place of following it.
   */
  enlarge?: { href: string; label: string; name: string; opens?: "dialog" | undefined } | undefined;
  children?: never;
}

interface CardContentProps extends Native<"div"> {
  /** In place of a picture: a pictogram, a logo, a picture in its own frame, a large figure. */
  children: ReactNode;
  picture?: never;
}

export type CardMediaProps = CardPictureProps | CardContentProps;

function Enlarge({ href, label, name, opens }: NonNullable<CardPictureProps["enlarge"]>) {
  return (
    <a className={styles.enlarge} href={href} aria-label={name} aria-haspopup={opens}>
      <span className={styles.lens}>
        <SearchIcon /> {label}
      </span>
    </a>
  );
}

function CardPicture(props: CardPictureProps) {
  const { picture, ratio, decorative = false, badge, mark, enlarge, ...native } = props;
  const frame = ratio ? styles.ratio[ratio] : styles.placed;
  const isPhoto = picture.sources !== undefined;
  // The element of its formats is the frame, where nothing else is asked of that.
  const isBare = !badge && !mark && !enlarge && Object.keys(native).length === 0;
  const isFrame = Boolean(picture.sources?.length) && isBare;
  if (isFrame) return <Picture picture={picture} ratio="fill" decorative={decorative} frame={frame} />;
  return (
    <div {...native} className={isPhoto ? frame : `${frame} ${grain}`}>
      <Picture picture={picture} ratio="fill" decorative={decorative} />
      {badge && <div className={styles.badge}>{badge}</div>}
      {mark && <div className={styles.mark}>{mark}</div>}
      {enlarge && <Enlarge {...enlarge} />}
    </div>
  );
}

/** What a `Card` shows, before its words. */
export function CardMedia(props: CardMediaProps) {
  if (props.picture) return <CardPicture {...props} />;
  const { picture: _, ...native } = props;
  return <div {...native} className={styles.content} />;
}
