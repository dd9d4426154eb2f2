import { CheckIcon, type PictureSource } from "@sillages/ui";
import { visuallyHidden } from "@sillages/ui/theme";
import { imageOf } from "../imageOf.ts";
import { AnswerMark } from "../AnswerMark/AnswerMark.tsx";
import { letterOf } from "../AnswerMark/letterOf.ts";
import * as styles from "./ProjectedQuestion.css.ts";

export interface ProjectedQuestionProps {
  question: string;
  /** What it is about, beside it. */
  picture?: PictureSource | undefined;
  /** Four at most, in the order of their letters. */
  options: readonly string[];
  /** Once it is shown: the place of the right option, the word that says so, why, and who says it. */
  answer?:
    { correct: number; label: string; why?: string | undefined; source?: string | undefined } | undefined;
  /** Lets script move focus to the question when it changes. */
  id?: string;
}

/** From so many signs on, the letters are smaller. */
const LONG = 62;
const LONGEST = 100;

const sizeOf = ({ length }: string) => (length > LONGEST ? "longest" : length > LONG ? "long" : "short");

/** A question and its four answers, each beside the mark of the card that pupils raise; then the right one and why. */
export function ProjectedQuestion({ question, picture, options, answer, id }: ProjectedQuestionProps) {
  return (
    <>
      <div className={styles.asked}>
        <h2 id={id} tabIndex={-1} className={styles.question[sizeOf(question)]}>
          {question}
        </h2>
        {picture && (
          <img
            {...imageOf(picture)}
            alt={picture.alt}
            className={styles.picture[answer ? "answered" : "asked"]}
          />
        )}
      </div>
      <ol className={styles.options}>
        {options.map((option, place) => {
          const isRight = place === answer?.correct;
          return (
            <li key={option} className={styles.option[isRight ? "right" : "open"]}>
              <span className={styles.mark}>
                <AnswerMark place={place} />
              </span>
              <span className={styles.words}>
                <span className={visuallyHidden}>{letterOf(place)}. </span>
                {option}
                {isRight && (
                  <strong className={styles.verdict}>
                    <CheckIcon /> {answer?.label}
                  </strong>
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {answer?.why && (
        <p className={styles.why}>
          {answer.why} {answer.source && <small className={styles.source}>{answer.source}</small>}
        </p>
      )}
    </>
  );
}
