import { CardTitle, type PictureSource, type SurfaceName } from "@sillages/ui";
import { surface as ground } from "@sillages/ui/theme";
import { Pictogram } from "../Pictogram/Pictogram.tsx";
import * as styles from "./FeatureList.css.ts";

export interface Feature {
  /** A pictogram. */
  picture: PictureSource;
  title: string;
  /** A few words that make the title precise. */
  subtitle: string;
  text: string;
  /** Two neighbours never share one. */
  surface: SurfaceName;
}

export interface FeatureListProps {
  /** Two to four. */
  points: readonly Feature[];
}

/** A few points on flat inks that touch, each with its pictogram. Cards that lead somewhere, or hold more, are a `Card`. */
export function FeatureList({ points }: FeatureListProps) {
  return (
    <ul className={styles.list}>
      {points.map(({ picture, subtitle, surface, text, title }) => (
        <li key={title} className={`${ground[surface]} ${styles.point}`}>
          <Pictogram picture={picture} />
          <CardTitle level={4}>{title}</CardTitle>
          <p className={styles.subtitle}>{subtitle}</p>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
