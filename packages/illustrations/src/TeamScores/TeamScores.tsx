"use client";

import { MinusIcon, PlusIcon } from "@sillages/ui";
import * as styles from "./TeamScores.css.ts";

export interface TeamScoresProps {
  /** What the list is, for a reader: « Points des équipes ». */
  label: string;
  /** One for each team, in order. */
  scores: readonly number[];
  /** The name of a team, from 1: « Équipe 3 ». */
  teamLabel: (team: number) => string;
  /** What adds a point to it: « Un point à l’équipe 3 ». */
  addLabel: (team: number) => string;
  /** What takes one back. */
  removeLabel: (team: number) => string;
  /** Receives the place of the team, from 0, and what it wins. */
  onScore: (team: number, by: 1 | -1) => void;
}

/** The points of up to eight teams, each with what adds one and what takes one back. */
export function TeamScores({ label, scores, teamLabel, addLabel, removeLabel, onScore }: TeamScoresProps) {
  return (
    <ul aria-label={label} className={styles.teams}>
      {scores.map((score, at) => {
        const team = at + 1;
        return (
          <li key={team} className={styles.team}>
            <span className={styles.name}>{teamLabel(team)}</span>
            <strong className={styles.score}>{score}</strong>
            <span className={styles.buttons}>
              <button
                type="button"
                className={styles.button}
                aria-label={removeLabel(team)}
                onClick={() => onScore(at, -1)}
              >
                <MinusIcon />
              </button>
              <button
                type="button"
                className={styles.button}
                aria-label={addLabel(team)}
                onClick={() => onScore(at, 1)}
              >
                <PlusIcon />
              </button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
