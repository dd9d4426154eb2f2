import type { Native } from "../../internal/native.ts";
import type { ReactNode } from "react";
import { Heading, type HeadingFit } from "../Heading/Heading.tsx";
import { Text } from "../Text/Text.tsx";
import * as styles from "./SectionHeader.css.ts";

export interface SectionHeaderProps extends Native<"header", "children"> {
  title: string;
  /** The title cut into lines and fitted to their measure, for the headings that open a chapter. */
  fit?: HeadingFit | undefined;
  /** Lets the section point at its heading. */
  id?: string | undefined;
  /** One or two sentences. */
  lead?: ReactNode;
  /**
   * @defaultValue 2
   */
  level?: 2 | 3 | undefined;
  /**
   * `title` for one that opens no chapter.
   * @defaultValue "section" at level 2, "title" at level 3
   */
  size?: "section" | "title" | undefined;
  /**
   * Where the lead stands on a wide page: `beside` the heading, at its foot, or `below` it, in a narrow column.
   * @defaultValue "beside"
   */
  place?: "below" | "beside" | undefined;
}

/** The heading of a section and the sentence that opens it. */
export function SectionHeader({
  title,
  fit,
  id,
  lead,
  level = 2,
  place = "beside",
  size = level === 2 ? "section" : "title",
  ...native
}: SectionHeaderProps) {
  return (
    <header {...native} className={styles.place[lead ? place : "alone"]}>
      {fit ? (
        <Heading level={level} size="section" fit={fit} id={id} />
      ) : (
        <Heading level={level} size={size} id={id}>
          {title}
        </Heading>
      )}
      {lead && <Text size="lead">{lead}</Text>}
    </header>
  );
}
