import { expect, type FrameLocator, type Page } from "./test.ts";

/** Answers the five questions of a quiz that has begun, the first option of each. */
export async function answerFive(quiz: Page | FrameLocator) {
  for (let at = 1; at <= 5; at++) {
    await expect(quiz.getByText(`Question ${at} sur 5`, { exact: true })).toBeVisible();
    await quiz.locator("fieldset label").first().click();
    await quiz.getByRole("button", { name: at < 5 ? "Suivant" : "Terminer" }).click();
  }
}
