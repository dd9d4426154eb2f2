import { Picture, type PictureSource } from "@sillages/ui";
import * as styles from "./PhotoPrints.css.ts";

export interface PhotoPrintsProps {
  /** Three at most, in order; what surrounds them is cropped away around their focus. */
  pictures: readonly [PictureSource, ...PictureSource[]];
}

/** Pictures as paper prints with a white edge, side by side on one line. They decorate: the words beside them say as much. */
export function PhotoPrints({ pictures }: PhotoPrintsProps) {
  return (
    <div className={styles.prints}>
      {pictures.map((picture) => (
        <div key={picture.src} className={styles.print}>
          <Picture picture={picture} ratio="fill" decorative />
        </div>
      ))}
    </div>
  );
}
