import { byCategory, type MultipleChoice, type QuestionBank } from "./multipleChoice.ts";

/**
 * A bank in Moodle's GIFT: multiple choice, sorted by category. GIFT has no points: each question is worth one, and its tags
 * and points stay as a comment.
 *
 * @see https://docs.moodle.org/en/GIFT_format
 */
export function gift(bank: QuestionBank): string {
  const blocks = byCategory(bank).flatMap(([path, questions]) => [
    `$CATEGORY: ${path}`,
    ...questions.map(questionInGift),
  ]);
  return `${blocks.join("\n\n")}\n`;
}

function questionInGift({ correct, feedback, id, options, points, question, tags }: MultipleChoice): string {
  return [
    comment([...tags, `${points} points`].join(", ")),
    `::${escaped(id)}::[plain]${escaped(question)} {`,
    ...options.map((option, place) => `\t${place === correct ? "=" : "~"}${escaped(option)}`),
    `\t####${escaped(feedback)}`,
    "}",
  ].join("\n");
}

/** What GIFT reads as a sign of its own. */
const escaped = (text: string) =>
  text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** A comment of one line. Two slashes begin it; nothing in it can end it. */
const comment = (text: string) => `// ${text.replaceAll(/\s+/g, " ")}`;
