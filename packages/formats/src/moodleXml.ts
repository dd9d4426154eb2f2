import {
  byCategory,
  type MultipleChoice,
  nameOf,
  type QuestionBank,
  type QuestionPicture,
} from "./multipleChoice.ts";
import { element, elementText, xmlDocument, type XmlElement } from "./xml.ts";

/**
 * A bank in Moodle XML: multiple choice, sorted by category, with points and tags. The credit describes each category. Pictures stand
 * in the file.
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
  const { correct, feedback, id, options, picture, points, question, tags } = asked;
  return element(
    "question",
    [
      texts("name", nameOf(asked)),
      picture ? illustrated(question, picture) : texts("questiontext", question, plain),
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

/** A question in HTML, and the picture that it shows: Moodle puts where it has kept it in the place of `@@PLUGINFILE@@`. */
function illustrated(question: string, { alt, file, height, svg, width }: QuestionPicture): XmlElement {
  const picture = element("img", [], {
    src: `@@PLUGINFILE@@/${file}`,
    alt,
    width: String(width),
    height: String(height),
  });
  const html = [element("p", question), element("p", [picture])].map(elementText).join("\n");
  return element(
    "questiontext",
    [element("text", html), element("file", base64(svg), { name: file, path: "/", encoding: "base64" })],
    { format: "html" },
  );
}

// Byte by byte: a call takes no more than some hundred thousand arguments.
const base64 = (text: string) =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(""));

const answer = (option: string, isRight: boolean) =>
  element("answer", [element("text", option), texts("feedback", "", plain)], {
    fraction: isRight ? "100" : "0",
    ...plain,
  });
