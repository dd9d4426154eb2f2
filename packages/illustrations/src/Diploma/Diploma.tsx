import type { PictureSource } from "@sillages/ui";
import { surface } from "@sillages/ui/theme";
import * as styles from "./Diploma.css.ts";
import { roomOf } from "./roomOf.ts";

export interface DiplomaProps {
  /** « Diplôme » */
  title: string;
  /**
   * The rank of its title in the outline of the page.
   * @defaultValue 3
   */
  level?: 2 | 3;
  /** « du quiz de la mer » */
  subject: string;
  /** « décerné à » */
  awarded: string;
  /** Of whoever receives it, in any script; a line to fill in by hand without it. */
  name?: string | undefined;
  /** What for: « Niveau Avancé au quiz « Océan vivant » ». */
  reason: string;
  /** « Le 23 novembre 2026 » */
  date: string;
  /** Before the line where one signs. */
  signature: string;
  /** What it is not: « Diplôme non officiel ». */
  notice: string;
  /** From top to bottom of the sheet, on its left. */
  picture: PictureSource;
  /** The token of the level. */
  emblem?: PictureSource | undefined;
}

/** A diploma on an A4 sheet, on its side: on a screen the same, smaller. Its letters follow its width, and the name's its length. */
export function Diploma({
  awarded,
  date,
  emblem,
  level = 3,
  name,
  notice,
  picture,
  reason,
  signature,
  subject,
  title,
}: DiplomaProps) {
  const Heading = `h${level}` as const;
  const tenth = Math.round((picture.focus?.[0] ?? 50) / 10) as keyof typeof styles.focus;
  return (
    <section className={`${surface.paper} ${styles.sheet}`}>
      <img
        className={`${styles.picture} ${styles.focus[tenth]}`}
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt=""
      />
      <div className={styles.words}>
        <Heading className={styles.head}>
          <span className={styles.title}>{title}</span> <span className={styles.subject}>{subject}</span>
        </Heading>
        <p className={styles.awarded}>{awarded}</p>
        <p className={name ? styles.name[roomOf(name)] : styles.blank} dir="auto">
          {name}
        </p>
        <div className={styles.level}>
          {emblem && (
            <img
              className={styles.emblem}
              src={emblem.src}
              width={emblem.width}
              height={emblem.height}
              alt=""
            />
          )}
          <p className={styles.reason}>{reason}</p>
        </div>
        <div className={styles.foot}>
          <p>{date}</p>
          <p className={styles.signature}>{signature}</p>
        </div>
        <p className={styles.notice}>{notice}</p>
      </div>
    </section>
  );
}
