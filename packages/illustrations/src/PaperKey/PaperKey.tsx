import { letterOf } from "../AnswerMark/letterOf.ts";
import * as styles from "./PaperKey.css.ts";

export interface PaperAnswer {
  id: string;
  /** The place of the right option, from 0: its letter is A, B, C… */
  place: number;
  /** The right option, in words. */
  text: string;
  /** Why it is right. */
  why: string;
  /** Who says so. */
  source: string;
}

export interface PaperKeyProps {
  heading: string;
  /**
   * The rank of its heading in the outline of the page.
   * @defaultValue 3
   */
  level?: 2 | 3;
  /** In the order of the questions. */
  answers: readonly PaperAnswer[];
}

/** The key of a `PaperQuiz`: the letter, the answer, why, and who says so; on paper, on a page of its own. */
export function PaperKey({ heading, level = 3, answers }: PaperKeyProps) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.key}>
      <Heading className={styles.heading}>{heading}</Heading>
      <ol className={styles.answers}>
        {answers.map(({ id, place, source, text, why }, at) => (
          <li key={id} className={styles.answer}>
            <b>
              {at + 1}. {letterOf(place)}. {text}
            </b>{" "}
            {why} {source && <cite className={styles.source}>({source})</cite>}
          </li>
        ))}
      </ol>
    </section>
  );
}
