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
  /** In the order of the questions. */
  answers: readonly PaperAnswer[];
}

/** The key of a `PaperQuiz`: the letter, the answer, why, and who says so; on paper, on a page of its own. */
export function PaperKey({ heading, answers }: PaperKeyProps) {
  return (
    <section className={styles.key}>
      <h3 className={styles.heading}>{heading}</h3>
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
