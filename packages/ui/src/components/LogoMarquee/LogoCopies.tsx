import { useId } from "react";
import * as styles from "./LogoMarquee.css.ts";

export interface MarqueeLogo {
  name: string;
  href: string;
  src: string;
  width: number;
  height: number;
}

/** The strip is seen as if the list were repeated five times. */
const COPIES = 4;

/** The list's picture, again and again, in one drawing: no link, no text, nothing for a reader. */
export function LogoCopies({ logos }: { logos: readonly MarqueeLogo[] }) {
  const id = useId();
  // In units of the logos' height, as the list lays them out: each, then a blank as wide as it is high.
  const widths = logos.map(({ width, height }) => width / height);
  const starts = widths.map((_, at) => widths.slice(0, at).reduce((sum, width) => sum + width + 1, 0));
  const length = widths.reduce((sum, width) => sum + width + 1, 0);

  return (
    <svg className={styles.copies} viewBox={`0 0 ${length * COPIES} 1`} aria-hidden="true" focusable="false">
      <g id={id}>
        {logos.map(({ name, src }, at) => (
          <image key={name} href={src} x={starts[at]} width={widths[at]} height="1" />
        ))}
      </g>
      {Array.from({ length: COPIES - 1 }, (_, copy) => (
        <use key={copy} href={`#${id}`} x={length * (copy + 1)} />
      ))}
    </svg>
  );
}
