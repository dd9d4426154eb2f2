import { surface } from "@sillages/ui/theme";
import { letterOf } from "./letterOf.ts";
import * as styles from "./AnswerMark.css.ts";

export interface AnswerMarkProps {
  /** The place of the answer, from 0: its letter is A, B, C, D. */
  place: number;
  /**
   * `fill` takes the room that it is given: a card.
   * @defaultValue "regular"
   */
  size?: keyof typeof styles.size;
}

/** The day marks of a boat, in the order of the letters: each is told by its shape, by its letter and by its ink. */
const marks = [
  { ink: "sun", shape: <circle cx="48" cy="48" r="44" />, at: 64, size: 48 },
  { ink: "lagoon", shape: <path d="M48 3 94 92H2z" />, at: 84, size: 42 },
  { ink: "dawn", shape: <path d="M14 4h68v88H14z" />, at: 65, size: 50 },
  { ink: "night", shape: <path d="M48 1 95 48 48 95 1 48z" />, at: 63, size: 44 },
] as const;

/** The mark of an answer: the same on the card that a pupil raises and beside the answer on the screen. Its letter is said by the words beside it. */
export function AnswerMark({ place, size = "regular" }: AnswerMarkProps) {
  const mark = marks[place % marks.length];
  if (!mark) return null;
  return (
    <svg className={styles.size[size]} viewBox="-2 -2 100 100" aria-hidden="true">
      <g className={`${surface[mark.ink]} ${styles.shape}`}>
        {mark.shape}
        <text className={styles.letter} x="48" y={mark.at} fontSize={mark.size}>
          {letterOf(place)}
        </text>
      </g>
    </svg>
  );
}
