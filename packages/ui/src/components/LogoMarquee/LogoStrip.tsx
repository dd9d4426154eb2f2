import * as styles from "./LogoMarquee.css.ts";

export interface LogoStripProps {
  /** Whose logos they are, for a reader: « Logos des partenaires ». */
  label: string;
  /** Each is read and reached once, however often its picture passes. All of one height. */
  logos: readonly { name: string; href: string; src: string; width: number; height: number }[];
  /** All of them in one picture: each as wide as above, then a blank as wide as it is high. */
  strip: { src: string; width: number; height: number };
  /** Said after each name, since every logo opens a new window: « (nouvelle fenêtre) ». */
  newWindow: string;
}

/** What runs in a `LogoMarquee`: one list of links, then its picture again and again. It stands still. */
export function LogoStrip({ label, logos, strip, newWindow }: LogoStripProps) {
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {logos.map(({ name, href, src, width, height }) => (
          <li key={name} className={styles.item}>
            <a className={styles.link} href={href} target="_blank" rel="noopener">
              {/* No arrow beside each logo: the copies would not have it. */}
              <img
                className={styles.logo}
                src={src}
                width={width}
                height={height}
                alt={`${name} ${newWindow}`}
                loading="lazy"
              />
            </a>
          </li>
        ))}
      </ul>
      <svg
        className={styles.copy}
        viewBox={`0 0 ${styles.copies.length * strip.width} ${strip.height}`}
        aria-hidden="true"
      >
        {styles.copies.map((copy) => (
          <image
            key={copy}
            data-slot={copy}
            href={strip.src}
            x={(copy - 1) * strip.width}
            width={strip.width}
            height={strip.height}
          />
        ))}
      </svg>
    </>
  );
}
