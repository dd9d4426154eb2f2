import { expect, test } from "vitest";
import { banksWithQuestions } from "../quizSheet/banksWithQuestions.ts";
import { moodleXml } from "./moodleXml.ts";

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: Element[];
  text: string;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' };

function unescaped(text: string): string {
  if (/[<>]/.test(text) || /&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`Not escaped: ${text}`);
  return text.replace(/&(\w+);/g, (_, name: string) => entities[name] ?? "");
}

/** Reads well-formed XML without comments, and refuses all else: tags that do not match, signs that are not escaped. */
function readXml(source: string): Element {
  const declared = /^<\?xml version="1\.0" encoding="UTF-8"\?>\n/.exec(source);
  if (!declared) throw new Error("The declaration is missing.");
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const last = () => open.at(-1) ?? root;
  for (const [token] of source.slice(declared[0].length).matchAll(/<[^>]*>|[^<]+/g)) {
    const [, closing, name = "", rest = ""] = /^<(\/?)([a-z]+)((?: [a-z]+="[^"<]*")*)>$/.exec(token) ?? [];
    if (!token.startsWith("<")) last().text += unescaped(token);
    else if (!name) throw new Error(`This is no tag: ${token}`);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element.`);
    } else {
      const attributes = Object.fromEntries(
        [...rest.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, unescaped(value)]),
      );
      const element = { name, attributes, children: [], text: "" };
      last().children.push(element);
      open.push(element);
    }
  }
  const [only] = root.children;
  if (open.length !== 1 || !only || root.children.length > 1) throw new Error("One root, closed.");
  return only;
}

/** The children of a multiple choice, in the order and number in which Moodle writes them itself. */
const form =
  "name questiontext generalfeedback defaultgrade penalty hidden idnumber single shuffleanswers answernumbering answer answer answer answer tags";

const child = ({ children }: Element, name: string) => children.find((element) => element.name === name);

function textIn(element: Element | undefined): string {
  const inner = element && child(element, "text");
  if (!inner || element.children[0] !== inner) throw new Error(`<${element?.name}> needs a <text> first.`);
  return inner.text;
}

function readQuiz(source: string) {
  const quiz = readXml(source);
  if (quiz.name !== "quiz") throw new Error("The root is <quiz>.");
  let category = "";
  return quiz.children.flatMap((question) => {
    if (question.attributes["type"] === "category") {
      category = textIn(child(question, "category"));
      return [];
    }
    expect(question).toMatchObject({ name: "question", attributes: { type: "multichoice" } });
    expect(question.children.map(({ name }) => name).join(" ")).toBe(form);
    const answers = question.children.filter(({ name }) => name === "answer");
    expect(answers.map(({ attributes }) => attributes["fraction"]).toSorted()).toEqual([
      "0",
      "0",
      "0",
      "100",
    ]);
    expect(child(question, "single")?.text).toBe("true");
    return [
      {
        id: textIn(child(question, "name")),
        category,
        text: textIn(child(question, "questiontext")),
        points: Number(child(question, "defaultgrade")?.text),
        options: answers.map(textIn),
        right: textIn(answers.find(({ attributes }) => attributes["fraction"] === "100")),
        feedback: textIn(child(question, "generalfeedback")),
        tags: child(question, "tags")?.children.map(textIn),
      },
    ];
  });
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

test.each(Object.entries(banksWithQuestions))("%s comes back whole from Moodle XML", (_, bank) => {
  const expected = bank.map((question) => ({
    id: question.id,
    category: `$course$/top/Banque/${question.category}`,
    text: question.question,
    points: question.points,
    options: question.options,
    right: question.options[question.correct],
    feedback: `${question.explanation} (${question.source.name}, ${question.source.url})`,
    tags: [question.difficulty],
  }));
  expect(readQuiz(moodleXml("Banque", bank)).toSorted(byId)).toEqual(expected.toSorted(byId));
});

test("signs of XML are escaped", () => {
  const [first] = banksWithQuestions["ocean-vivant"];
  if (!first) throw new Error("The bank is empty.");
  const strange = { ...first, question: `<b> & "c" > d ?` };
  expect(readQuiz(moodleXml("A & B", [strange]))[0]).toMatchObject({
    text: strange.question,
    category: `$course$/top/A & B/${first.category}`,
  });
});

test("the grammar refuses what Moodle would refuse", () => {
  const whole = moodleXml("Banque", banksWithQuestions["cap-au-large"]);
  expect(() => readQuiz(whole.replace("</name>", "</nom>"))).toThrow("closes another element");
  expect(() => readQuiz(whole.replace("<single>", "<single><b>"))).toThrow("closes another element");
  expect(() => readQuiz(whole.replace("</quiz>", ""))).toThrow("One root, closed");
});
