import { grain } from "../../internal/grain.css.ts";
import { surface as ground } from "../../theme/surfaces.css.ts";
import { FigureCaption } from "../Figure/FigureCaption.tsx";
import { Picture } from "../Picture/Picture.tsx";
import { slides } from "./Hero.css.ts";
import type { HeroProps } from "./Hero.tsx";
import { type HeroLayout, layouts, stylesOf } from "./layouts/layouts.ts";

type HeroPictureProps = Pick<HeroProps, "picture" | "tall" | "caption" | "load" | "frames"> & {
  layout: HeroLayout;
};

/** The drawing of a hero; that of a cover is a plate with its caption. */
export function HeroPicture({ layout, picture, tall, caption, frames, load = "now" }: HeroPictureProps) {
  const { cover, reel } = layouts;
  const isCover = layout === "cover";
  const beside = layout === "panel";
  const drawing =
    layout === "reel" ? (
      <div className={`${reel.frame} ${slides}`}>
        <div className={reel.film}>
          {(frames ? [frames[0], picture, frames[1]] : [picture]).map((image) => (
            <div key={image.src} className={`${reel.image} ${grain}`}>
              <Picture
                picture={image}
                ratio="fill"
                load={image === picture ? load : "lazy"}
                decorative={image !== picture}
              />
            </div>
          ))}
        </div>
      </div>
    ) : (
      <div className={`${stylesOf(layout).frame} ${grain} ${beside ? "" : slides}`}>
        <Picture
          picture={picture}
          tall={tall}
          ratio="fill"
          decorative={beside}
          load={load}
          frame={isCover ? cover.drawing : undefined}
        />
      </div>
    );
  if (!isCover) return drawing;
  if (!caption) return <div className={cover.plate}>{drawing}</div>;
  return (
    <figure className={cover.plate}>
      {drawing}
      <figcaption className={`${ground.paper} ${cover.caption}`}>
        <FigureCaption {...caption} as="div" />
      </figcaption>
    </figure>
  );
}
