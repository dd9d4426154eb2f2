import type { Native } from "../../internal/native.ts";
import { media } from "../../theme/media.ts";
import { focusX, focusY, ratio as ratios, source, tall as keepsTop } from "./Picture.css.ts";

/** A picture as the kit needs it: where it is, how large, what it shows. */
export interface PictureSource {
  src: string;
  /** Its own size in pixels or drawing units: keeps its place while it loads. */
  width: number;
  height: number;
  /** What it shows, for who does not see it; empty when it only decorates. */
  alt: string;
  /** The point that a crop keeps, in percent from the left and from the top. */
  focus?: readonly [x: number, y: number] | undefined;
  /** The same picture in other widths, in a format that every browser reads: for what is not a drawing. */
  srcSet?: string | undefined;
  /** The same in lighter formats, the best first. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  /** How wide it is shown, as the `sizes` of HTML says it. */
  sizes?: string | undefined;
}

export interface PictureProps extends Native<
  "img",
  "alt" | "children" | "fetchPriority" | "height" | "loading" | "sizes" | "src" | "srcSet" | "width"
> {
  picture: PictureSource;
  /** The same scene composed for a phone, shown below 760 px. */
  tall?: Pick<PictureSource, "src" | "width" | "height"> | undefined;
  /**
   * The frame; `own` keeps the picture's own proportions, `fill` takes the parent's whole box.
   * @defaultValue "own"
   */
  ratio?: keyof typeof ratios | undefined;
  /** Says nothing to a reader: the words beside it say as much. */
  decorative?: boolean | undefined;
  /** The class of the frame that it fills, where the element of its formats can be that frame. */
  frame?: string | undefined;
  /**
   * `now` for the first picture of a page, `shown` where the page may hide it from the start; the others wait until they
   * come near.
   * @defaultValue "lazy"
   */
  load?: "now" | "shown" | "lazy" | undefined;
}

const tenth = (percent: number) => Math.round(percent / 10) as keyof typeof focusX;

/** A picture that keeps its place while it loads, cropped around the point that matters. */
export function Picture({
  picture,
  tall,
  ratio = "own",
  decorative = false,
  frame,
  load = "lazy",
  ...native
}: PictureProps) {
  const [x, y] = picture.focus ?? [50, 50];
  const focus = `${ratios[ratio]} ${focusX[tenth(x)]} ${focusY[tenth(y)]}`;
  const image = (
    <img
      {...native}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={decorative ? "" : picture.alt}
      srcSet={picture.srcSet}
      sizes={picture.srcSet && picture.sizes}
      loading={load === "now" ? undefined : "lazy"}
      fetchPriority={load === "lazy" ? undefined : "high"}
      className={tall ? `${focus} ${keepsTop}` : focus}
    />
  );
  if (!tall && !picture.sources?.length) return image;
  return (
    <picture className={frame ?? source}>
      {tall && (
        <source
          media={`screen and ${media.belowTablet}`}
          srcSet={tall.src}
          width={tall.width}
          height={tall.height}
        />
      )}
      {picture.sources?.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={picture.sizes} />
      ))}
      {image}
    </picture>
  );
}
