import * as styles from "./Logo.css.ts";

export interface LogoProps {
  src: string;
  width: number;
  height: number;
  /** Whose logo it is; read in its place. */
  name: string;
}

/** One logo, at the height that all logos share. A wall of them is a `LogoList`. */
export function Logo({ src, width, height, name }: LogoProps) {
  return <img className={styles.logo} src={src} width={width} height={height} alt={name} loading="lazy" />;
}
