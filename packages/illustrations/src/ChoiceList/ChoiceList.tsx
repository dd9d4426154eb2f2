"use client";

import type { KeyboardEvent } from "react";
import { Heading, type PictureSource } from "@sillages/ui";
import { imageOf } from "../imageOf.ts";
import { letterOf, placeOfLetter } from "../AnswerMark/letterOf.ts";
import * as styles from "./ChoiceList.css.ts";

export interface ChoiceListProps {
  /** Asked in full, with its question mark: it names the group. */
  question: string;
  /** What the question is about, between it and its answers; what it shows does not answer. */
  picture?: PictureSource | undefined;
  /** Lets script move focus to the question when it changes. */
  questionId?: string;
  /** What is read after the question as it takes focus: the id of « Question 3 sur 20 ». */
  describedBy?: string | undefined;
  /** Shared by the radio buttons: one for each list of a page. */
  name: string;
  /** Two to nine answers; their letters are A, B, C… */
  options: readonly string[];
  /** The place of the chosen option, from 0. */
  value?: number | undefined;
  /** Receives the place of the option. Choosing never submits. */
  onChange?: (place: number) => void;
}

/**
 * The place that a letter or a figure points at. On a French keyboard the row types figures only with Shift: `code` tells
 * the key.
 */
function placeOfKey({ altKey, code, ctrlKey, key, metaKey }: KeyboardEvent): number {
  if (altKey || ctrlKey || metaKey) return -1;
  if (/^[a-z]$/i.test(key)) return placeOfLetter(key);
  return Number(/^Digit(\d)$/.exec(code)?.[1] ?? key) - 1;
}

/**
 * A question and its answers, one to choose: native radio buttons with letters.
 *
 * Arrows move the choice, as in every group of radio buttons; while focus is in the list the letters, and 1 to 9, choose at
 * once.
 */
export function ChoiceList({
  question,
  picture,
  questionId,
  describedBy,
  name,
  options,
  value: chosen,
  onChange,
}: ChoiceListProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const place = placeOfKey(event);
    const input = event.currentTarget.querySelectorAll("input")[place];
    input?.focus();
    input?.click();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its own radio buttons
    <fieldset onKeyDown={onKeyDown}>
      <legend className={styles.question}>
        <Heading
          level={2}
          size="question"
          {...(questionId && { id: questionId })}
          aria-describedby={describedBy}
          focusable
        >
          {question}
        </Heading>
      </legend>
      {picture && <img {...imageOf(picture)} alt={picture.alt} className={styles.picture} />}
      <div className={styles.options}>
        {options.map((option, place) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={place}
              checked={place === chosen}
              onChange={() => onChange?.(place)}
            />
            <span className={styles.letter} aria-hidden="true">
              {letterOf(place)}
            </span>
            <span className={styles.words}>{option}</span>
            <svg className={styles.check} width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
              <path d="M4 14l6 6L22 6" fill="none" stroke="currentColor" strokeWidth="3.4" />
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
