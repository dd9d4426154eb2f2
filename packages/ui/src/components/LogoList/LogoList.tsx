import { NewWindow } from "../../internal/NewWindow.tsx";
import * as styles from "./LogoList.css.ts";

export interface LogoListProps {
  /** Whose logos they are, for a reader: « Logos des partenaires ». */
  label: string;
  logos: readonly { name: string; href: string; src: string; width: number; height: number }[];
  /** Said after each name, since every logo opens a new window: « (nouvelle fenêtre) ». */
  newWindow: string;
}

/** A wall of logos, all of one height, each a link to its owner. */
export function LogoList({ label, logos, newWindow }: LogoListProps) {
  return (
    <ul className={styles.wall} aria-label={label}>
      {logos.map(({ name, href, src, width, height }) => (
        <li key={name}>
          <a className={styles.link} href={href} target="_blank" rel="noopener">
            <img className={styles.logo} src={src} width={width} height={height} alt={name} loading="lazy" />
            <NewWindow words={newWindow} />
          </a>
        </li>
      ))}
    </ul>
  );
}
