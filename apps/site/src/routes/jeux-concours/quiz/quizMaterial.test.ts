import { quizBanks } from "@sillages/content/quiz-banks";
import { hashBank } from "@sillages/quiz-engine";
import { afterEach, expect, test } from "vitest";
import { files } from "../../../files.ts";
import { loadBank } from "../../../sections/quiz/banks.ts";
import { loadExplanations } from "../../../sections/quiz/explanations.ts";
import { oceanVivant } from "../../../sections/quiz/fixtures/oceanVivant.ts";
import { quizMaterial } from "./quizMaterial.ts";

const list = quizBanks as (typeof quizBanks)[number][];
const whole = [...list];
afterEach(() => void list.splice(0, list.length, ...whole));

test("every address that a page is given is a file of the build", () => {
  const paths: string[] = files.map(({ path }) => path);
  for (const { addresses } of quizMaterial().banks)
    expect(paths).toEqual(expect.arrayContaining(Object.values(addresses)));
});

test("what is fetched is the bank that was announced, and says nothing of why an answer is right", async () => {
  const { questions } = await loadBank(oceanVivant);
  expect(questions).toHaveLength(oceanVivant.size);
  expect(hashBank(questions)).toBe(oceanVivant.hash);
  expect(JSON.stringify(questions)).not.toMatch(/"(explanation|source)"/);
});

test("every answer is explained, and says where that is written", async () => {
  const explained = await loadExplanations(oceanVivant);
  for (const { explanation, id, source } of quizBanks.find(({ id }) => id === oceanVivant.id)?.questions ??
    [])
    expect(explained.get(id)).toEqual({ id, explanation, source: { name: source.name, url: source.url } });
});

test("a bank that is added is offered where it stands, a question that is added is counted", () => {
  const [first] = whole;
  const added = { ...first!, id: "nouvelle", title: "Nouvelle", questions: first!.questions.slice(0, 3) };
  list.unshift(added);
  const { banks } = quizMaterial();
  expect(banks.map(({ id }) => id)).toEqual(["nouvelle", ...whole.map(({ id }) => id)]);
  expect(banks[0]).toMatchObject({ title: "Nouvelle", size: 3 });
});

test("an address changes with what it leads to, and with nothing else", () => {
  const before = quizMaterial().banks[0]!;
  const [bank] = whole;
  list[0] = { ...bank!, title: "Un autre titre de la même banque" };
  expect(quizMaterial().banks[0]).toEqual({ ...before, title: "Un autre titre de la même banque" });
  const [question, ...others] = bank!.questions;
  list[0] = { ...bank!, questions: [{ ...question!, explanation: "Une autre raison." }, ...others] };
  const after = quizMaterial().banks[0]!;
  expect(after.addresses.questions).toBe(before.addresses.questions);
  expect(after.addresses.explanations).not.toBe(before.addresses.explanations);
});
