import { byCategory, type MultipleChoice, nameOf, oneLine, type QuestionBank } from "./multipleChoice.ts";

/**
 * A bank in Moodle's GIFT: multiple choice, sorted by category. Ids and tags stand in the comment where Moodle reads them
 * (`[id:…] [tag:…]`). GIFT has no points: each question is worth one, and its points are a comment for people; nor pictures.
 *
 * @see https://docs.moodle.org/en/GIFT_format
 */
export function gift(bank: QuestionBank): string {
  const blocks = byCategory(bank).flatMap(([path, questions]) => [
    `$CATEGORY: ${path}`,
    ...questions.map(questionInGift),
  ]);
  const head = bank.credit === undefined ? [] : [comment(bank.credit)];
  return `${[...head, ...blocks].join("\n\n")}\n`;
}

function questionInGift(asked: MultipleChoice): string {
  const { correct, feedback, id, options, points, question, tags } = asked;
  const labels = [`[id:${bracketed(id)}]`, ...tags.map((tag) => `[tag:${bracketed(tag)}]`)];
  return [
    comment([...labels, `${points} points`].join(" ")),
    `::${escaped(nameOf(asked))}::[plain]${escaped(question)} {`,
    ...options.map((option, place) => `\t${place === correct ? "=" : "~"}${escaped(option)}`),
    `\t####${escaped(feedback)}`,
    "}",
  ].join("\n");
}

/** What GIFT reads as a sign of its own. */
const escaped = (text: string) =>
  text.replaceAll(/[~=#{}:\\]/g, String.raw`\$&`).replaceAll(/\r\n|\r|\n/g, String.raw`\n`);

/** Between brackets: Moodle's importer reads an escaped bracket as one of the text. */
const bracketed = (text: string) => text.replaceAll(/[[\]]/g, String.raw`\$&`);

/** A comment of one line. Two slashes begin it; nothing in it can end it. */
const comment = (text: string) => `// ${oneLine(text)}`;
