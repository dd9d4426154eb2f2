import { Figure, Grid, Link, type PictureSource, Stack } from "@sillages/ui";
import * as styles from "./PosterGallery.css.ts";

/** A poster of the series. */
export interface Poster {
  /** The anchor of its place in the series. */
  id: string;
  picture: PictureSource;
  /** « Planche IV ». */
  number: string;
  title: string;
}

export interface PosterGalleryProps {
  posters: readonly Poster[];
  /** The words of the link to the drawing alone: « Ouvrir en grand ». */
  openLabel: string;
}

/** A series of posters, numbered. Each opens alone; on paper each takes a sheet of its own, in the format of the printer. */
export function PosterGallery({ posters, openLabel }: PosterGalleryProps) {
  return (
    <div className={styles.gallery}>
      <Grid as="ul" space="rows">
        {posters.map(({ id, number, picture, title }) => (
          <li key={id} id={id} className={styles.poster}>
            <Stack space="close">
              <Figure picture={picture} ratio="landscape" grain number={number} caption={title} />
              <div className={styles.open}>
                <Link href={picture.src} variant="standalone" aria-label={`${openLabel}, ${number}`}>
                  {openLabel}
                </Link>
              </div>
            </Stack>
          </li>
        ))}
      </Grid>
    </div>
  );
}
