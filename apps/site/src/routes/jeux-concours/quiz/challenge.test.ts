import { encodeChallenge } from "@sillages/quiz-engine";
import { expect, test } from "vitest";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { readChallenge } from "./challenge.ts";
import { oceanVivant } from "../../../sections/quiz/fixtures/oceanVivant.ts";

/** A bank that stands first, and that fails whoever fetches it. */
const unreachable: Bank = {
  ...oceanVivant,
  id: "autre",
  hash: oceanVivant.hash + 1,
  addresses: { questions: "never:asked-for", explanations: "never:asked-for" },
};
const banks = [unreachable, oceanVivant];

const hashOf = (bankHash: number, size: number, score?: number) =>
  `#defi=${encodeChallenge({ bankHash, seed: 7, size, ...(score !== undefined && { score }) })}`;

test("a challenge brings its own bank, found without fetching another", async () => {
  const invitation = await readChallenge(hashOf(oceanVivant.hash, 5, 60), banks);
  expect(invitation).toMatchObject({ seed: 7, size: 5, percentage: 60 });
  expect(invitation?.bank.id).toBe(oceanVivant.id);
  expect(invitation?.bank.questions).toHaveLength(oceanVivant.size);
});

test("a challenge is read beside what a message has added to its link", async () => {
  const invitation = await readChallenge(`${hashOf(oceanVivant.hash, 5, 60)}&fbclid=IwAR0`, banks);
  expect(invitation).toMatchObject({ seed: 7, size: 5, percentage: 60 });
});

test("a score beyond all the questions is not repeated", async () => {
  expect((await readChallenge(hashOf(oceanVivant.hash, 5, 101), banks))?.percentage).toBeUndefined();
});

test.each([
  ["of a bank that is not ours", hashOf(oceanVivant.hash + 2, 5)],
  ["that asks for no question", hashOf(oceanVivant.hash, 0)],
  ["that asks for more than there are", hashOf(oceanVivant.hash, oceanVivant.size + 1)],
  ["that changed on the way", `${hashOf(oceanVivant.hash, 5)}0`],
  ["that is empty", "#defi="],
])("a challenge %s is none", async (_, hash) => {
  expect(await readChallenge(hash, banks)).toBeUndefined();
});
