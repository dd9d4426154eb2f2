import { AnswerMark } from "../AnswerMark/AnswerMark.tsx";
import * as styles from "./AnswerCard.css.ts";

export interface AnswerCardProps {
  /** The place of the answer, from 0. */
  place: number;
  /** « Réponse A, la boule » */
  name: string;
  /** What one does with it. */
  hint: string;
}

/** A card that a pupil raises to answer, read from eight metres: half of an A4 sheet, cut along its rule. */
export function AnswerCard({ place, name, hint }: AnswerCardProps) {
  return (
    <figure className={styles.card}>
      <div className={styles.mark}>
        <AnswerMark place={place} size="fill" />
      </div>
      <figcaption className={styles.foot}>
        <strong>{name}.</strong> {hint}
      </figcaption>
    </figure>
  );
}
