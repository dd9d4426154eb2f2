import type { Question } from "@sillages/content";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const text = (words: string) => `<text>${escaped(words)}</text>`;

function answer(words: string, isRight: boolean) {
  return `    <answer fraction="${isRight ? 100 : 0}" format="plain_text">${text(words)}<feedback format="plain_text"><text></text></feedback></answer>`;
}

function questionInXml({
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
    `  <question type="multichoice">`,
    `    <name>${text(id)}</name>`,
    `    <questiontext format="plain_text">${text(question)}</questiontext>`,
    `    <generalfeedback format="plain_text">${text(`${explanation} (${source.name}, ${source.url})`)}</generalfeedback>`,
    `    <defaultgrade>${points}</defaultgrade>`,
    `    <penalty>0</penalty>`,
    `    <hidden>0</hidden>`,
    `    <idnumber>${escaped(id)}</idnumber>`,
    `    <single>true</single>`,
    `    <shuffleanswers>true</shuffleanswers>`,
    `    <answernumbering>ABCD</answernumbering>`,
    ...options.map((option, place) => answer(option, place === correct)),
    `    <tags><tag>${text(difficulty)}</tag></tags>`,
    `  </question>`,
  ].join("\n");
}

function categoryInXml(path: string) {
  return `  <question type="category"><category>${text(path)}</category></question>`;
}

/**
 * A bank in Moodle XML: multiple choice, one right answer, sorted by category, with points, difficulty as a tag, and
 * explanation and source as general feedback.
 *
 * @see https://docs.moodle.org/en/Moodle_XML_format
 */
export function moodleXml(bank: string, questions: readonly Question[]): string {
  const categories = [...new Set(questions.map(({ category }) => category))];
  const blocks = categories.flatMap((category) => [
    categoryInXml(`$course$/top/${bank}/${category}`),
    ...questions.filter((question) => question.category === category).map(questionInXml),
  ]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${blocks.join("\n")}\n</quiz>\n`;
}
