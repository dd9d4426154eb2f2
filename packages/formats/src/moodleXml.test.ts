import { describe, expect, it } from "vitest";
import { buoy, childrenOf, mooring, posidonia, readXml, textOf } from "./fixtures.ts";
import { moodleXml } from "./moodleXml.ts";
import type { MultipleChoice } from "./multipleChoice.ts";

const quizOf = (title: string, ...questions: MultipleChoice[]) => readXml(moodleXml({ title, questions }));

/** The words of the `<text>` inside the first `name`. */
const wordsOf = (parent: ReturnType<typeof readXml>, name: string) => {
  const [holder] = childrenOf(parent, name);
  return holder && textOf(holder, "text");
};

describe("a bank in Moodle XML", () => {
  const quiz = quizOf("Banque", posidonia, mooring, { ...posidonia, id: "encore" });

  it("is a quiz sorted by category, each named before its questions", () => {
    expect(quiz.name).toBe("quiz");
    expect(
      childrenOf(quiz).map((question) => [
        question.name,
        question.attributes["type"],
        wordsOf(question, "category") ?? wordsOf(question, "name"),
      ]),
    ).toEqual([
      ["question", "category", "$course$/top/Banque/Vie marine"],
      ["question", "multichoice", posidonia.question],
      ["question", "multichoice", posidonia.question],
      ["question", "category", "$course$/top/Banque/Navigation"],
      ["question", "multichoice", mooring.question],
    ]);
  });

  it("writes each question in the order in which Moodle does", () => {
    const question = childrenOf(quiz)[4]!;
    expect(childrenOf(question).map(({ name, text }) => [name, text.trim().split(/\s{2,}/)[0]])).toEqual([
      ["name", mooring.question],
      ["questiontext", mooring.question],
      ["generalfeedback", mooring.feedback],
      ["defaultgrade", "15"],
      ["penalty", "0"],
      ["hidden", "0"],
      ["idnumber", mooring.id],
      ["single", "true"],
      ["shuffleanswers", "true"],
      ["answernumbering", "ABCD"],
      ["answer", "Sur l’herbier"],
      ["answer", "Sur le sable"],
      ["tags", "Moyen"],
    ]);
    const [tags] = childrenOf(question, "tags");
    expect(tags && childrenOf(tags, "tag").map((tag) => textOf(tag, "text"))).toEqual(["Moyen", "Ancre"]);
  });

  it("gives the whole mark to the right answer, none to the others", () => {
    const answers = childrenOf(childrenOf(quiz)[4]!, "answer");
    expect(answers.map((answer) => [textOf(answer, "text"), answer.attributes["fraction"]])).toEqual([
      ["Sur l’herbier", "0"],
      ["Sur le sable", "100"],
    ]);
    for (const answer of answers) expect(childrenOf(answer)[0]?.name).toBe("text");
  });
});

it("gives back signs of XML, in words and in names", () => {
  const strange = `<b> & "c" > d ?`;
  const [category, question] = childrenOf(
    quizOf("A & B", { ...posidonia, question: strange, options: [strange, "]]>"], tags: [strange] }),
  );
  expect(category && wordsOf(category, "category")).toBe("$course$/top/A & B/Vie marine");
  expect(question && wordsOf(question, "questiontext")).toBe(strange);
  expect(question && childrenOf(question, "answer").map((answer) => textOf(answer, "text"))).toEqual([
    strange,
    "]]>",
  ]);
});

describe("a question that shows a drawing", () => {
  const asked = childrenOf(childrenOf(quizOf("Banque", buoy))[1]!, "questiontext")[0]!;
  const html = readXml(`<div>${textOf(asked, "text")}</div>`);

  it("is HTML that names the drawing where Moodle keeps it, with its words and its size", () => {
    expect(asked.attributes["format"]).toBe("html");
    const [words, picture] = childrenOf(html, "p");
    expect(words?.text).toBe(buoy.question);
    expect(childrenOf(picture!, "img")[0]?.attributes).toEqual({
      src: "@@PLUGINFILE@@/bouee-verte.svg",
      alt: buoy.picture?.alt,
      width: "320",
      height: "240",
    });
  });

  it("holds a drawing of any weight", () => {
    const svg = `<svg>${"é".repeat(200_000)}</svg>`;
    const heavy = { ...buoy, picture: { ...buoy.picture!, svg } };
    const [question] = childrenOf(childrenOf(quizOf("Banque", heavy))[1]!, "questiontext");
    expect(Buffer.from(textOf(question!, "file")!, "base64").toString("utf8")).toBe(svg);
  });

  it("holds the drawing, byte for byte", () => {
    const [file] = childrenOf(asked, "file");
    expect(file?.attributes).toEqual({ name: "bouee-verte.svg", path: "/", encoding: "base64" });
    expect(Buffer.from(file!.text, "base64").toString("utf8")).toBe(buoy.picture?.svg);
  });
});
