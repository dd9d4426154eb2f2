import type { Page } from "@playwright/test";
import { quizBanks } from "@sillages/content/quiz-banks";
import { encodeChallenge, hashBank } from "@sillages/quiz-engine";

/** What the report calls the quiz while it is played. */
export const quizPath = "/jeux-concours, le quiz";

const [bank] = quizBanks;
if (!bank) throw new Error("The content has no bank of questions to measure.");

const code = encodeChallenge({ bankHash: hashBank(bank.questions), seed: 12_345, size: 5, score: 62 });

/**
 * Where who is challenged arrives: the quiz being played is measured from there, as the page of its own that it is to them. Who
 * starts from the contest has had its page before, which is measured apart.
 */
export const challengePath = `/jeux-concours#defi=${code}`;

/** Takes the challenge up and waits for its first question and its drawing. */
export async function takeUp(page: Page) {
  await page.getByRole("button", { name: "Relever le défi" }).click();
  await page.locator("#question").waitFor();
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
}
