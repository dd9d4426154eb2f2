import type { Question } from "@sillages/content";

/** What GIFT reads as a sign of its own. */
const escaped = (text: string) => text.replace(/[~=#{}:\\]/g, "\\$&").replaceAll("\n", "\\n");

/** A comment of one line. Two slashes begin it; nothing in it can end it. */
const comment = (text: string) => `// ${text.replace(/\s+/g, " ")}`;

function questionInGift({
  correct,
  difficulty,
  explanation,
  id,
  options,
  points,
  question,
  source,
}: Question) {
  return [
    comment(`${difficulty}, ${points} points`),
    `::${escaped(id)}::[plain]${escaped(question)} {`,
    ...options.map((option, place) => `\t${place === correct ? "=" : "~"}${escaped(option)}`),
    `\t####${escaped(`${explanation} (${source.name}, ${source.url})`)}`,
    "}",
  ].join("\n");
}

/**
 * A bank in Moodle's GIFT: multiple choice, one right answer, sorted by category, explanation and source as general
 * feedback. GIFT has no points: each question is worth one, and its difficulty and points stay as a comment.
 *
 * @see https://docs.moodle.org/en/GIFT_format
 */
export function gift(bank: string, questions: readonly Question[]): string {
  const categories = [...new Set(questions.map(({ category }) => category))];
  const blocks = categories.flatMap((category) => [
    `$CATEGORY: ${bank}/${category}`,
    ...questions.filter((question) => question.category === category).map(questionInGift),
  ]);
  return `${blocks.join("\n\n")}\n`;
}
