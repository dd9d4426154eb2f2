import { type MultipleChoice, oneLine, type QuestionBank } from "./multipleChoice.ts";

const letterOf = (place: number) => String.fromCharCode(65 + place);

/**
 * A bank in Aiken: each question on one line, its options below, the letter of the right one. It has neither categories, points,
 * explanations, pictures nor comments, so its credit cannot be told in it.
 *
 * @see https://docs.moodle.org/en/Aiken_format
 */
export function aiken({ questions }: QuestionBank): string {
  return questions.map((question) => `${questionInAiken(question)}\n`).join("\n");
}

function questionInAiken({ correct, options, question }: MultipleChoice): string {
  return [
    oneLine(question),
    ...options.map((option, place) => `${letterOf(place)}. ${oneLine(option)}`),
    `ANSWER: ${letterOf(correct)}`,
  ].join("\n");
}
