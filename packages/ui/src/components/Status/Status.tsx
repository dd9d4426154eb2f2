import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { CheckIcon, ExclamationIcon } from "../Icon/Icon.tsx";
import * as styles from "./Status.css.ts";

export interface StatusProps extends Native<"div", "role"> {
  /** One sentence, or nothing yet: the region must stand in the page before its words. */
  children?: ReactNode;
  /**
   * `done` and `error` carry a mark as well as a colour; `heard` is for what is seen elsewhere.
   * @defaultValue "plain"
   */
  tone?: keyof typeof styles.tone | undefined;
}

const marks = { plain: null, heard: null, done: <CheckIcon />, error: <ExclamationIcon /> };

/** Says in its place what has just changed: read once by assistive technology, without moving focus. */
export function Status({ children, tone = "plain", ...native }: StatusProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is for what a form reckons, and holds no paragraph
    <div {...native} role="status" className={styles.tone[tone]}>
      {children && marks[tone] && <span>{marks[tone]}</span>}
      {children && <p>{children}</p>}
    </div>
  );
}
