import { test } from "@playwright/test";

/** What the chapter counts: an attempt, and what it lost if it did. */
export const TRIED = "tried";
export const LOST = "lost";

/** Tells that `count` faults were tried in this test, and what each one that lost something has lost. */
export function tell(count: number, losses: readonly string[]): void {
  const { annotations } = test.info();
  annotations.push({ type: TRIED, description: String(count) });
  annotations.push(...losses.map((description) => ({ type: LOST, description })));
}
