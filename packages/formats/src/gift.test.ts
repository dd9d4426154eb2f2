import { type GIFTQuestion, parse } from "gift-pegjs";
import { describe, expect, it } from "vitest";
import { mooring, posidonia } from "./fixtures.ts";
import { gift } from "./gift.ts";

const bank = { title: "Banque", questions: [posidonia, mooring, { ...posidonia, id: "encore" }] };

/** The multiple choices of `questions`, and nothing else. */
const choices = (questions: GIFTQuestion[]) => questions.filter((question) => question.type === "MC");

const read = (title: string, ...questions: typeof bank.questions) => parse(gift({ title, questions }));

describe("a bank in GIFT", () => {
  const questions = parse(gift(bank));

  it("is sorted by category, each named before its questions", () => {
    expect(questions.map(({ title, type }) => `${type} ${title}`)).toEqual([
      "Category Banque/Vie marine",
      `MC ${posidonia.question}`,
      `MC ${posidonia.question}`,
      "Category Banque/Navigation",
      `MC ${mooring.question}`,
    ]);
  });

  it("has the words of each question, its options, the right one, and what follows", () => {
    expect(choices(questions)[2]).toMatchObject({
      title: mooring.question,
      stem: { format: "plain", text: mooring.question },
      choices: [
        { isCorrect: false, text: { text: "Sur l’herbier" } },
        { isCorrect: true, text: { text: "Sur le sable" } },
      ],
      globalFeedback: { text: mooring.feedback },
    });
  });

  it("tells ids and tags where Moodle reads them, and points, which it has not, in a comment", () => {
    const told = choices(questions)[2];
    expect(told).toMatchObject({ id: "mouillage", tags: ["Moyen", "Ancre"] });
    expect(gift(bank)).toContain("// [id:mouillage] [tag:Moyen] [tag:Ancre] 15 points\n::Où mouiller");
  });

  it("says first where the questions come from and what may be done with them", () => {
    const text = gift({ ...bank, credit: "Une association,\nCC BY-SA 4.0" });
    expect(text.split("\n")[0]).toBe("// Une association, CC BY-SA 4.0");
    expect(choices(parse(text))).toHaveLength(3);
  });
});

describe("signs that GIFT reads as its own", () => {
  it("come back from every text", () => {
    const strange = "a{b}=c~d#e:f\\g\n\n::h:: // i";
    const [found] = choices(
      read("Banque", {
        ...posidonia,
        id: strange.replaceAll(/\n+/g, " "),
        question: strange,
        options: [strange, "~non", "=oui"],
        feedback: strange,
      }),
    );
    expect(found?.title).toBe(strange.replaceAll(/\n+/g, " "));
    expect(found?.stem.text).toBe(strange);
    expect(found?.choices.map(({ text }) => text.text)).toEqual([strange, "~non", "=oui"]);
    expect(found?.globalFeedback?.text).toBe(strange);
  });

  it("never end a comment", () => {
    const found = read("Banque", { ...posidonia, tags: ["Facile\n\n::piège::Vrai ? {T}"] });
    expect(found.map(({ type }) => type)).toEqual(["Category", "MC"]);
  });

  it("make no other path of a category: a slash of its name is doubled, it has one line", () => {
    const [category] = read("Mer/Océan", { ...posidonia, category: "Vie\nmarine" });
    expect(category?.title).toBe("Mer//Océan/Vie marine");
  });
});
