import { grain } from "@sillages/ui/theme";
import { Picture, type PictureSource } from "@sillages/ui";
import * as styles from "./PortraitStrip.css.ts";

export interface PortraitStripProps {
  /** Who they are, for a reader: « L’équipe ». */
  label: string;
  /** One link each; the name is read in place of the portrait. */
  people: readonly { name: string; href: string; picture: PictureSource }[];
}

/** Faces side by side, one ink against the next, each leading to who it is. Their names show on hover and focus. */
export function PortraitStrip({ label, people }: PortraitStripProps) {
  return (
    <ul className={styles.strip} aria-label={label}>
      {people.map(({ href, name, picture }) => (
        <li key={name} className={styles.person}>
          <a href={href} className={`${styles.link} ${grain}`}>
            <Picture picture={picture} ratio="fill" decorative />
            <span className={styles.name}>{name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
