import { Fragment, type ReactNode } from "react";
import type { Native } from "../../internal/native.ts";
import { fitted, line } from "./fitted.css.ts";
import * as styles from "./Heading.css.ts";

/** A headline cut into lines that fill one measure: what `headlineStyles` of `@sillages/ui/fit` makes at build. */
export interface HeadingFit {
  readonly box: string;
  readonly lines: readonly { readonly text: string; readonly style: string }[];
}

interface CommonProps extends Native<"h2", "tabIndex"> {
  /** Its rank in the outline of the page; the look is `size`. */
  level: 1 | 2 | 3 | 4;
  /**
   * `hero` opens the home, `poster` a page, `chapter` and `section` a part of it; `question` is followed by its answers;
   * `unseen` is heard only.
   * @defaultValue "title"
   */
  size?: keyof typeof styles.size | undefined;
  /** Lets an address or a region point at the heading. */
  id?: string | undefined;
  /** Makes the whole heading a link. */
  href?: string | undefined;
  /** Can receive focus from script, after a change of page. */
  focusable?: boolean | undefined;
}

interface FreeProps extends CommonProps {
  /** Words that come as they are: translated, typed by someone, long. They wrap where they must. */
  children: ReactNode;
  fit?: undefined;
}

interface FittedProps extends CommonProps {
  children?: undefined;
  /** Lines cut by hand and fitted at build; they carry their own words. */
  fit: HeadingFit;
}

export type HeadingProps = FreeProps | FittedProps;

/** A heading in wood type, without italics, in sentence case. */
export function Heading({
  children,
  fit,
  level,
  size = "title",
  href,
  focusable = false,
  ...native
}: HeadingProps) {
  const Element = `h${level}` as const;
  const words = fit
    ? fit.lines.map(({ text, style }, at) => (
        <Fragment key={at}>
          {at > 0 && " "}
          <span className={`${line} ${style}`}>{text}</span>
        </Fragment>
      ))
    : children;
  return (
    <Element
      {...native}
      className={fit ? `${styles.size[size]} ${fitted[size]} ${fit.box}` : styles.size[size]}
      tabIndex={focusable ? -1 : undefined}
    >
      {href ? (
        <a href={href} className={styles.link}>
          {words}
        </a>
      ) : (
        words
      )}
    </Element>
  );
}
