import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { lit, surface as ground } from "../../theme/surfaces.css.ts";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import { align as alignment } from "./layouts/cover.css.ts";
import { layouts, type MediaSectionLayout } from "./layouts/layouts.ts";
import * as styles from "./MediaSection.css.ts";

export interface MediaSectionProps extends Native<"section", "aria-labelledby"> {
  /** A few words above the headline: « Notre philosophie ». */
  eyebrow?: string | undefined;
  /** A headline, and what there is to say; over a drawing the headline alone. */
  children: ReactNode;
  /**
   * Where the drawing and the words stand. On a phone the drawing is above the words, or under them in a `cover`.
   * `side`: the drawing from the left edge of the window, words beside it held to the grid of the page.
   * `cover`: the drawing from side to side, words over its calm top.
   * `portrait`: somebody as high as the section, inside the grid of the page.
   * `stack`: the drawing on top, words below, in half the window: two of them are a `MediaPair`.
   * @defaultValue "side"
   */
  layout?: keyof typeof layouts | undefined;
  picture: PictureSource;
  /** The same scene composed for a phone. */
  tall?: PictureSource | undefined;
  /**
   * The ink under the words, or that of the calm top of the drawing: words take the colours that read on it.
   * @defaultValue "lagoon", "sea" beside a drawing
   */
  surface?: SurfaceName | undefined;
  /**
   * Where the words of a `cover` stand.
   * @defaultValue "start"
   */
  align?: keyof typeof alignment | undefined;
  /** What can be done, after the words; at the dark foot of a `cover`, below it on a phone. */
  actions?: ReactNode;
  /** The id of the heading that names the section; without it the section is not a landmark. */
  labelledBy?: string | undefined;
  /** The anchor of the section. */
  id?: string | undefined;
}

const inks = {
  side: "sea",
  cover: "lagoon",
  portrait: "lagoon",
  stack: "lagoon",
} as const satisfies Record<MediaSectionLayout, SurfaceName>;

/** A scene and its words, from side to side, in the middle or at the end of a page. The head of a page is a `Hero`. */
export function MediaSection({
  eyebrow,
  children,
  layout = "side",
  picture,
  tall,
  surface = inks[layout],
  align = "start",
  actions,
  labelledBy,
  id,
  ...native
}: MediaSectionProps) {
  const { cover, portrait } = layouts;
  const own = layouts[layout];
  const covers = layout === "cover";
  const words = (
    <div className={covers ? `${own.words} ${alignment[align]}` : own.words}>
      {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
      {children}
      {actions && !covers && <div className={styles.actions}>{actions}</div>}
    </div>
  );
  const content = (
    <>
      {covers && words}
      <div className={own.frame}>
        <Picture picture={picture} tall={tall} ratio="fill" />
      </div>
      {!covers && words}
      {actions && covers && (
        <div className={cover.foot}>
          <div className={cover.actions}>{actions}</div>
        </div>
      )}
    </>
  );
  return (
    <section
      {...native}
      id={id}
      aria-labelledby={labelledBy}
      className={`${ground[surface]} ${own.section} ${covers ? lit : ""} ${covers && align === "center" ? cover.low : ""}`}
    >
      {layout === "portrait" ? <div className={portrait.held}>{content}</div> : content}
    </section>
  );
}
