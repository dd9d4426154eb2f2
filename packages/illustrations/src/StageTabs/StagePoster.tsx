import { Picture, type PictureSource } from "@sillages/ui";
import * as styles from "./StagePoster.css.ts";

export interface StagePosterProps {
  /** Decorates: the words say as much. */
  picture: PictureSource;
  /** « Mars – août 2026 ». */
  when: string;
  title: string;
  /** « Bretagne ». */
  place: string;
  /** A large figure and the words that go with it, once the poster is chosen. */
  figure?: { value: string; text: string };
}

/** What a tab of `StageTabs` shows: a drawing with its words at the foot. It stands still: the tab around it is chosen. */
export function StagePoster({ picture, when, title, place, figure }: StagePosterProps) {
  return (
    <>
      <Picture picture={picture} decorative />
      <span className={styles.words}>
        <span className={styles.when}>{when} </span>
        <span className={styles.title}>{title} </span>
        <span className={styles.place}>{place}</span>
        {figure && (
          <span className={styles.figure}>
            <span className={styles.value}>{figure.value} </span>
            {figure.text}
          </span>
        )}
      </span>
    </>
  );
}
