import type { ReactNode } from "react";
import { Picture, type PictureSource } from "../Picture/Picture.tsx";
import * as styles from "./Slide.css.ts";

export interface SlideProps {
  picture: PictureSource;
  title: string;
  /** The words below the title. */
  children: ReactNode;
  /**
   * The kind of its `Carousel`.
   * @defaultValue "figures"
   */
  kind?: keyof typeof styles.frame;
}

/** What a slide of a `Carousel` shows: a drawing, its title, a few words. It stands still. */
export function Slide({ picture, title, children, kind = "figures" }: SlideProps) {
  return (
    <>
      <div className={styles.frame[kind]}>
        <Picture picture={picture} ratio="fill" />
      </div>
      <div className={styles.words[kind]}>
        <p className={styles.title[kind]}>{title}</p>
        {children}
      </div>
    </>
  );
}
