import { byCategory, type MultipleChoice, nameOf, type QuestionBank } from "./multipleChoice.ts";
import { element, xmlDocument, type XmlElement } from "./xml.ts";

/**
 * A bank in Moodle XML: multiple choice, sorted by category, with points and tags. The credit describes each category.
 *
 * @see https://docs.moodle.org/en/Moodle_XML_format
 */
export function moodleXml(bank: QuestionBank): string {
  const blocks = byCategory(bank).flatMap(([path, questions]) => [
    element(
      "question",
      [
        texts("category", `$course$/top/${path}`),
        ...(bank.credit === undefined ? [] : [texts("info", bank.credit, plain)]),
      ],
      { type: "category" },
    ),
    ...questions.map(questionInXml),
  ]);
  return xmlDocument(element("quiz", blocks));
}

/** In the order in which Moodle writes it itself. */
function questionInXml(asked: MultipleChoice): XmlElement {
  const { correct, feedback, id, options, points, question, tags } = asked;
  return element(
    "question",
    [
      texts("name", nameOf(asked)),
      texts("questiontext", question, plain),
      texts("generalfeedback", feedback, plain),
      element("defaultgrade", String(points)),
      element("penalty", "0"),
      element("hidden", "0"),
      element("idnumber", id),
      element("single", "true"),
      element("shuffleanswers", "true"),
      element("answernumbering", "ABCD"),
      ...options.map((option, place) => answer(option, place === correct)),
      element(
        "tags",
        tags.map((tag) => texts("tag", tag)),
      ),
    ],
    { type: "multichoice" },
  );
}

const plain = { format: "plain_text" };

/** Moodle's words stand in a `<text>` of their own. */
const texts = (name: string, words: string, attributes?: Readonly<Record<string, string>>) =>
  element(name, [element("text", words)], attributes);

const answer = (option: string, isRight: boolean) =>
  element("answer", [element("text", option), texts("feedback", "", plain)], {
    fraction: isRight ? "100" : "0",
    ...plain,
  });
