import { expect, test } from "vitest";
import { banksWithQuestions } from "../quizSheet/banksWithQuestions.ts";
import { gift } from "./gift.ts";

interface GiftQuestion {
  category: string;
  title: string;
  text: string;
  options: { text: string; isRight: boolean }[];
  feedback: string;
}

/** What a text says once its escapes are undone; a sign of GIFT that stands bare is refused. */
function plain(text: string): string {
  const bare = text.replace(/\\[~=#{}:\\n]/g, "");
  if (/[~=#{}:\\]/.test(bare)) throw new Error(`A sign of GIFT is not escaped: ${text}`);
  return text.replace(/\\([~=#{}:\\])/g, "$1");
}

const questionForm =
  /^::((?:\\.|[^:\\])+)::\[plain\]((?:\\.|[^{\\])+) \{\n((?:\t[=~][^\n]+\n)+)\t####([^\n]+)\n\}$/;

/**
 * Reads the part of GIFT's grammar that we write, and refuses all else: comments, one category before its questions, blocks
 * parted by a blank line, one right answer.
 */
function readGift(source: string): GiftQuestion[] {
  let category = "";
  return source
    .trimEnd()
    .split("\n\n")
    .flatMap((block) => {
      const lines = block.split("\n").filter((line) => !line.startsWith("//"));
      const named = /^\$CATEGORY: (\S.*)$/.exec(lines[0] ?? "");
      if (named?.[1] && lines.length === 1) {
        category = named[1];
        return [];
      }
      const [, title = "", text = "", answers = "", feedback = ""] =
        questionForm.exec(lines.join("\n")) ?? [];
      if (!title || !category) throw new Error(`This is no question of GIFT:\n${block}`);
      const options = answers
        .trimEnd()
        .split("\n")
        .map((line) => ({ text: plain(line.slice(2)), isRight: line[1] === "=" }));
      if (options.filter(({ isRight }) => isRight).length !== 1)
        throw new Error(`${title}: one right answer.`);
      return [{ category, title: plain(title), text: plain(text), options, feedback: plain(feedback) }];
    });
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);

test.each(Object.entries(banksWithQuestions))(
  "%s comes back whole from GIFT, but for its points",
  (_, bank) => {
    const read = readGift(gift("Banque", bank));
    const expected = bank.map(({ category, correct, explanation, id, options, question, source }) => ({
      id,
      category: `Banque/${category}`,
      text: question,
      right: options[correct],
      options,
      feedback: `${explanation} (${source.name}, ${source.url})`,
    }));
    expect(
      read
        .map(({ category, feedback, options, text, title }) => ({
          id: title,
          category,
          text,
          right: options.find(({ isRight }) => isRight)?.text,
          options: options.map((option) => option.text),
          feedback,
        }))
        .toSorted(byId),
    ).toEqual(expected.toSorted(byId));
  },
);

test("every sign that GIFT reads as its own is escaped", () => {
  const [first] = banksWithQuestions["ocean-vivant"];
  if (!first) throw new Error("The bank is empty.");
  const strange = { ...first, question: "a{b}=c~d#e:f\\g ?", explanation: "h:i#j" };
  const [read] = readGift(gift("Banque", [strange]));
  expect(read?.text).toBe(strange.question);
  expect(read?.feedback).toContain(strange.explanation);
});

test("the grammar refuses what Moodle would misread", () => {
  const whole = gift("Banque", banksWithQuestions["cap-au-large"]);
  expect(() => readGift(whole.replace("\t=", "\t~"))).toThrow("one right answer");
  expect(() => readGift(whole.replace("$CATEGORY: ", "CATEGORY "))).toThrow("no question of GIFT");
  expect(() => readGift(whole.replace("}\n\n", "}\n"))).toThrow("no question of GIFT");
});
