import type { Question } from "@sillages/content";
import { quizBanks } from "@sillages/content/quiz-banks";
import { type GIFTQuestion, parse } from "gift-pegjs";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readAikenByOthers, readMoodleXmlByOthers } from "./fixtures/readByOthers.ts";
import { childrenOf, readXml, textOf } from "./fixtures/readXml.ts";
import { quizFiles } from "./quizFiles.ts";

const textAt = (path: string) => quizFiles.find((file) => file.path === path)!.text("");

const byId = (a: { id: string | null }, b: { id: string | null }) => (a.id ?? "").localeCompare(b.id ?? "");

/** What both formats must tell of a question. */
const toldOf = (questions: readonly Question[]) =>
  questions.map((question) => ({
    id: question.id,
    category: question.category,
    text: question.question,
    options: [...question.options],
    right: question.options[question.correct],
    feedback: `${question.explanation} (${question.source.name}, ${question.source.url})`,
    tags: [question.difficulty],
  }));

/** The questions of a bank in GIFT, each with the category that stands before it. */
function readGift(source: string, path: string) {
  let category = "";
  return parse(source).flatMap((question: GIFTQuestion) => {
    if (question.type === "Category") {
      expect(question.title.startsWith(path)).toBe(true);
      category = question.title.slice(path.length);
      return [];
    }
    if (question.type !== "MC") throw new Error(`${question.title} is no multiple choice.`);
    const right = question.choices.filter(({ isCorrect }) => isCorrect);
    expect(right).toHaveLength(1);
    return [
      {
        id: question.id ?? "",
        tags: question.tags,
        category,
        text: question.stem.text,
        options: question.choices.map(({ text }) => text.text),
        right: right[0]?.text.text,
        feedback: question.globalFeedback?.text,
      },
    ];
  });
}

/** The questions of a bank in Moodle XML, each with the category that stands before it. */
function readMoodle(source: string, path: string) {
  const quiz = readXml(source);
  expect(quiz.name).toBe("quiz");
  const words = (parent: typeof quiz, name: string) => textOf(childrenOf(parent, name)[0]!, "text")!;
  let category = "";
  return childrenOf(quiz, "question").flatMap((question) => {
    if (question.attributes["type"] === "category") {
      expect(words(question, "category").startsWith(path)).toBe(true);
      category = words(question, "category").slice(path.length);
      return [];
    }
    expect(question.attributes["type"]).toBe("multichoice");
    expect(textOf(question, "single")).toBe("true");
    const answers = childrenOf(question, "answer");
    const [asked] = childrenOf(question, "questiontext");
    const isHtml = asked?.attributes["format"] === "html";
    const shown = isHtml ? readXml(`<div>${textOf(asked, "text")}</div>`) : undefined;
    const image = shown && childrenOf(childrenOf(shown, "p")[1]!, "img")[0]?.attributes;
    const file = asked && childrenOf(asked, "file")[0];
    const right = answers.filter(({ attributes }) => attributes["fraction"] === "100");
    const wrong = answers.filter(({ attributes }) => attributes["fraction"] === "0");
    expect(right).toHaveLength(1);
    expect(wrong).toHaveLength(answers.length - 1);
    return [
      {
        id: textOf(question, "idnumber") ?? "",
        category,
        text: shown ? childrenOf(shown, "p")[0]?.text : words(question, "questiontext"),
        picture: image && {
          alt: image["alt"],
          named: image["src"] === `@@PLUGINFILE@@/${file?.attributes["name"]}`,
          svg: Buffer.from(file?.text ?? "", "base64").toString("utf8"),
        },
        options: answers.map((answer) => textOf(answer, "text")),
        right: textOf(right[0]!, "text"),
        feedback: words(question, "generalfeedback"),
        points: Number(textOf(question, "defaultgrade")),
        tags: childrenOf(childrenOf(question, "tags")[0]!, "tag").map((tag) => textOf(tag, "text")),
      },
    ];
  });
}

const imagesFolder = new URL("../../../../packages/content/images/", import.meta.url);

const drawn = ({ picture }: Question) =>
  picture && {
    alt: picture.alt,
    named: true,
    svg: readFileSync(new URL(`${picture.drawing}.svg`, imagesFolder), "utf8").trim(),
  };

describe.each(quizBanks)("$title", ({ id, questions, title }) => {
  const inWords = questions.filter(({ picture }) => !picture);

  test("comes back from GIFT, but for its points and what shows a picture", () => {
    const read = readGift(textAt(`/quiz/${id}.gift.txt`), `${title}/`);
    expect(read.toSorted(byId)).toEqual(toldOf(inWords).toSorted(byId));
  });

  test.each([`/quiz/${id}.gift.txt`, `/quiz/${id}.xml`])(
    "says in %s where it comes from and under which licence",
    (path) => {
      expect(textAt(path)).toContain("CC BY-SA 4.0");
      expect(textAt(path)).toContain("creativecommons.org/licenses/by-sa/4.0");
    },
  );

  test("is asked in Aiken, but for what shows a picture, each with the letter of its right answer", () => {
    const blocks = textAt(`/quiz/${id}.aiken.txt`).trimEnd().split("\n\n");
    expect(
      blocks.map((block) => {
        const [question, ...rest] = block.split("\n");
        const letter = rest.at(-1)?.replace("ANSWER: ", "");
        return [question, rest.find((line) => line.startsWith(`${letter}. `))?.slice(3)];
      }),
    ).toEqual(inWords.map(({ correct, options, question }) => [question, options[correct]]));
  });

  test("comes back whole from Moodle XML, pictures included", () => {
    const told = toldOf(questions).map((question, at) => {
      return { ...question, points: questions[at]!.points, picture: drawn(questions[at]!) };
    });
    const read = readMoodle(textAt(`/quiz/${id}.xml`), `$course$/top/${title}/`);
    expect(read.toSorted(byId)).toEqual(told.toSorted(byId));
  });

  test("is read from Moodle XML by a reader of others, question by question", async () => {
    const read = await readMoodleXmlByOthers(textAt(`/quiz/${id}.xml`));
    const asked = read.filter(({ type }) => type !== "category");
    expect(asked.every(({ single, type }) => type === "multichoice" && single)).toBe(true);
    const told = toldOf(questions).map(({ feedback, options, right, tags }, at) => {
      const { correct, points } = questions[at]!;
      return { feedback, options, right, correct: [correct], tags, points };
    });
    const words = asked.map(({ answers, correctAnswer, defaultgrade, generalfeedback, tags }) => {
      const options = answers.map(({ text }) => String(text));
      const right = options[correctAnswer[0]!];
      return {
        feedback: generalfeedback,
        options,
        right,
        correct: correctAnswer,
        tags,
        points: defaultgrade,
      };
    });
    expect(words).toHaveLength(told.length);
    expect(words).toEqual(expect.arrayContaining(told));
  });

  test("is read from Aiken by a reader of others, question by question", async () => {
    const read = await readAikenByOthers(textAt(`/quiz/${id}.aiken.txt`));
    expect(
      read.map(({ answers, correctAnswer, questiontext, single, type }) => {
        expect([type, single]).toEqual(["multichoice", true]);
        return [String(questiontext), answers.map(({ text }) => String(text)), correctAnswer];
      }),
    ).toEqual(inWords.map(({ correct, options, question }) => [question, [...options], [correct]]));
  });
});
