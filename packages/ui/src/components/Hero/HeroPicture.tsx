import { grain } from "../../internal/grain.css.ts";
import { surface as ground } from "../../theme/theme.css.ts";
import { FigureCaption } from "../Figure/FigureCaption.tsx";
import { Picture } from "../Picture/Picture.tsx";
import * as styles from "./Hero.css.ts";
import type { HeroLayout, HeroProps } from "./Hero.tsx";

type HeroPictureProps = Pick<HeroProps, "picture" | "tall" | "caption" | "load"> & { layout: HeroLayout };

/** The drawing of a hero; that of a cover is a plate with its caption. */
export function HeroPicture({ layout, picture, tall, caption, load = "now" }: HeroPictureProps) {
  const cover = layout === "cover";
  const drawing = (
    <div className={`${styles.frame[layout]} ${grain}`}>
      <Picture
        picture={picture}
        tall={tall}
        ratio="fill"
        decorative={layout === "panel" || layout === "even"}
        load={load}
        frame={cover ? styles.drawing : undefined}
      />
    </div>
  );
  if (!cover) return drawing;
  return (
    <figure className={styles.plate}>
      {drawing}
      {caption && (
        <figcaption className={`${ground.paper} ${styles.caption}`}>
          <FigureCaption {...caption} as="div" />
        </figcaption>
      )}
    </figure>
  );
}
