import type { PictureSource } from "@sillages/ui";
import type { ReactNode } from "react";
import { imageOf } from "../imageOf.ts";
import * as styles from "./ResultRow.css.ts";

/** An answer and what it is: « Votre réponse », « La moitié ». */
export interface LabelledAnswer {
  label: string;
  text: string;
}

export interface ResultRowProps {
  /** The place of the question in the quiz, from 1. */
  number: number;
  /** Difficulty and category, as `Badge`s. */
  badges?: ReactNode;
  question: string;
  /** What the question was about. */
  picture?: PictureSource | undefined;
  outcome: keyof typeof styles.mark;
  /** The outcome in words: « Bonne réponse ». */
  verdict: string;
  /** What was answered; without it, the verdict alone says that nothing was. */
  answer?: LabelledAnswer | undefined;
  /** The right answer, when it is another. */
  right?: LabelledAnswer | undefined;
  /** What it brought, sign and unit included: « + 15 points ». */
  points: string;
  explanation?: ReactNode;
  /** Where the fact comes from, usually with a `Link`. */
  source?: ReactNode;
}

const drawing = { right: "M4 14l6 6L22 6", wrong: "M5 5l16 16M21 5L5 21", unanswered: "M5 13h16" };

/** One question looked back on: the answer given, the right one, and why. A list item: it stands in an `ol`. */
export function ResultRow(props: ResultRowProps) {
  const { number, badges, question, picture, outcome, verdict, answer, right, points } = props;
  return (
    <li className={styles.row}>
      <span className={styles.number} aria-hidden="true">
        {number}
      </span>
      <div className={styles.body}>
        {badges && <div className={styles.badges}>{badges}</div>}
        <h3 className={styles.question}>{question}</h3>
        {picture && (
          <img
            {...imageOf(picture)}
            alt={picture.alt}
            loading="lazy"
            decoding="async"
            className={styles.picture}
          />
        )}
        <dl className={styles.answers}>
          {[answer, right]
            .flatMap((given) => given ?? [])
            .map(({ label, text }) => (
              <div key={label} className={styles.answer}>
                <dt className={styles.label}>{label}</dt> <dd className={styles.given}>{text}</dd>
              </div>
            ))}
        </dl>
      </div>
      {(props.explanation || props.source) && (
        <div className={styles.why}>
          {props.explanation && <p className={styles.note}>{props.explanation}</p>}
          {props.source && <p className={styles.source}>{props.source}</p>}
        </div>
      )}
      <p className={styles.outcome}>
        <svg className={styles.mark[outcome]} width="44" height="44" viewBox="-9 -9 44 44" aria-hidden="true">
          <path d={drawing[outcome]} fill="none" stroke="currentColor" strokeWidth="3.4" />
        </svg>
        <span className={styles.verdict}>
          {verdict} <strong className={styles.points}>{points}</strong>
        </span>
      </p>
    </li>
  );
}
