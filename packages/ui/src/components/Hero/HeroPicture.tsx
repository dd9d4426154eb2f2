import { grain } from "../../internal/grain.css.ts";
import { surface as ground } from "../../theme/surfaces.css.ts";
import { FigureCaption } from "../Figure/FigureCaption.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./Hero.css.ts";
import type { HeroLayout, HeroProps } from "./Hero.tsx";

type HeroPictureProps = Pick<HeroProps, "picture" | "tall" | "caption" | "load" | "frames"> & {
  layout: HeroLayout;
};

/** The drawing of a hero; that of a cover is a plate with its caption. */
export function HeroPicture({ layout, picture, tall, caption, frames, load = "now" }: HeroPictureProps) {
  const cover = layout === "cover";
  const beside = layout === "panel";
  const drawing =
    layout === "reel" ? (
      <div className={`${styles.frame.reel} ${styles.slides}`}>
        <div className={styles.film}>
          {(frames ? [frames[0], picture, frames[1]] : [picture]).map((image) => (
            <div key={image.src} className={`${styles.image} ${grain}`}>
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
      <div className={`${styles.frame[layout]} ${grain} ${beside ? "" : styles.slides}`}>
        <Picture
          picture={picture}
          tall={tall}
          ratio="fill"
          decorative={beside}
          load={load}
          frame={cover ? styles.drawing : undefined}
        />
      </div>
    );
  if (!cover) return drawing;
  if (!caption) return <div className={styles.plate}>{drawing}</div>;
  return (
    <figure className={styles.plate}>
      {drawing}
      <figcaption className={`${ground.paper} ${styles.caption}`}>
        <FigureCaption {...caption} as="div" />
      </figcaption>
    </figure>
  );
}
