import type { PictureSource } from "@sillages/ui";
import { imageOf } from "../imageOf.ts";
import { PaperFields } from "../PaperFields/PaperFields.tsx";
import { letterOf } from "../AnswerMark/letterOf.ts";
import * as styles from "./PaperQuiz.css.ts";

export interface PaperQuestion {
  id: string;
  question: string;
  /** Their letters are A, B, C… in this order. */
  options: readonly string[];
  /** What the question is about. */
  picture?: PictureSource | undefined;
  /** What the question is worth: « Facile, 10 points ». */
  note: string;
}

export interface PaperQuizProps {
  /** What is written by hand at the top: « Nom », « Date ». */
  fields?: readonly string[];
  questions: readonly PaperQuestion[];
  /** Over the fields: « Océan vivant ». */
  heading?: string;
  /** Beside the heading: what tells this sheet from another. */
  mark?: string;
  /** Below the questions: what may be done with them. */
  foot?: string;
}

/** A quiz to play with a pencil: boxes to tick, in two columns; twenty questions make a sheet of two pages. */
export function PaperQuiz({ fields, questions, heading, mark, foot }: PaperQuizProps) {
  return (
    <div className={styles.quiz}>
      {heading && (
        <div className={styles.head}>
          <h3 className={styles.heading}>{heading}</h3>
          {mark && <p>{mark}</p>}
        </div>
      )}
      {fields && <PaperFields fields={fields} />}
      <ol className={styles.questions}>
        {questions.map(({ id, note, options, picture, question }) => (
          <li key={id} className={styles.question}>
            <p className={styles.words}>
              {question} <small className={styles.note}>{note}</small>
            </p>
            {picture && <img {...imageOf(picture)} alt={picture.alt} className={styles.picture} />}
            <ul className={styles.options}>
              {options.map((option, place) => (
                <li key={option} className={styles.option}>
                  <span className={styles.box} aria-hidden="true" />
                  <b>{letterOf(place)}</b> <span>{option}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
