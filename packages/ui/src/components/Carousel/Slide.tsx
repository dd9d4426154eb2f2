import type { ReactNode } from "react";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Slide.css.ts";

export interface SlideProps {
  picture: PictureSource;
  title: string;
  /** The words below the title. */
  children: ReactNode;
  /**
   * The layout of its `Carousel`.
   * @defaultValue "figures"
   */
  layout?: keyof typeof styles.frame | undefined;
}

/** What a slide of a `Carousel` shows: a drawing, its title, a few words. It stands still. */
export function Slide({ picture, title, children, layout = "figures" }: SlideProps) {
  return (
    <>
      <div className={styles.frame[layout]}>
        <Picture picture={picture} ratio="fill" />
      </div>
      <div className={styles.words[layout]}>
        <p className={styles.title[layout]}>{title}</p>
        {children}
      </div>
    </>
  );
}
