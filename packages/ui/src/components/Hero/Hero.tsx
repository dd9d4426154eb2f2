import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import type { SurfaceName } from "../../theme/surfaces.ts";
import { lit, surface as ground } from "../../theme/surfaces.css.ts";
import type { FigureCaptionProps } from "../Figure/FigureCaption.tsx";
import type { PictureSource } from "../Picture/Picture.tsx";
import { HeroPicture } from "./HeroPicture.tsx";
import { HeroWords } from "./HeroWords.tsx";
import { type HeroLayout, layouts, stylesOf } from "./layouts/layouts.ts";

export interface HeroProps extends Native<"section"> {
  /** The headline and its lead, or what is played. Over a drawing they are short: they stand on its calm part. */
  children: ReactNode;
  /**
   * Where the drawing and the words stand.
   * `cover`: the drawing from side to side, words on its calm part, its caption below: the head of a site.
   * `panorama`: the drawing low and wide, the headline on its calm left, the other words below.
   * `masthead`: the headline from side to side as the name of a newspaper, words and drawing in two columns below.
   * `plate`: the drawing as a print in its paper, words on its right.
   * `porthole`: words on one ink, the drawing in a round window.
   * `reel`: words on one ink, the drawing and its `frames` on a strip of film that runs out of the section.
   * `split`: words on one ink, the drawing beside them to the edge of the window, below on a phone.
   * `full`: the drawing is the whole page, words on its calm left; it stands above them on a phone.
   * `panel`: seven parts of twelve for what is read or played; the drawing, a band above it on a phone, says nothing more.
   * @defaultValue "split"
   */
  layout?: keyof typeof layouts | undefined;
  /** What can be done first, one or two. */
  actions?: ReactNode;
  /** After the actions: a few links. */
  foot?: ReactNode;
  /** A figure as tall as the hero allows, for the eye alone: « 404 ». */
  figure?: string | undefined;
  /** A `Stamp`, astride the words and the drawing of a `split` one on a wide page. */
  stamp?: ReactNode;
  /** Calm on its left, where words lie over it. */
  picture: PictureSource;
  /** The same scene for a phone; under a `cover`, calm at its top, dark at its foot. */
  tall?: Pick<PictureSource, "src" | "width" | "height"> | undefined;
  /** What comes before and after the drawing on the film of a `reel`; they say nothing more. */
  frames?: readonly [before: PictureSource, after: PictureSource] | undefined;
  /** What is printed under a `cover`, on paper. */
  caption?: FigureCaptionProps | undefined;
  /**
   * The ink under the words, or that of the calm part of the drawing: words take the colours that read on it.
   * @defaultValue "dawn", "paper" for a `panel`
   */
  surface?: SurfaceName | undefined;
  /**
   * `shown` where the page may hide its head from the start.
   * @defaultValue "now"
   */
  load?: "now" | "shown" | undefined;
}

const inks = {
  cover: "dawn",
  panorama: "dawn",
  masthead: "paper",
  plate: "lagoon",
  porthole: "sun",
  reel: "night",
  split: "dawn",
  full: "dawn",
  panel: "paper",
} as const satisfies Record<HeroLayout, SurfaceName>;

/** The head of a page: its headline and a drawing that goes to the edge of the window. */
export function Hero({
  layout = "split",
  surface = inks[layout],
  children,
  actions,
  foot,
  figure,
  stamp,
  picture: scene,
  tall,
  frames,
  caption,
  load = "now",
  ...native
}: HeroProps) {
  const words = <HeroWords {...{ layout, surface, children, actions, foot, figure, stamp }} />;
  const picture = <HeroPicture {...{ layout, tall, frames, caption, load }} picture={scene} />;
  return (
    <section
      {...native}
      className={`${ground[surface]} ${stylesOf(layout).section} ${layout === "full" ? lit : ""}`}
    >
      {layout === "full" && picture}
      {words}
      {layout !== "full" && picture}
    </section>
  );
}
