import { expect, it } from "vitest";
import { latestOnly } from "./latestOnly.ts";

it("asks one thing at a time, then only the last that came meanwhile", async () => {
  const asked: number[] = [];
  const told: number[] = [];
  const ask = async (given: number) => {
    asked.push(given);
    await new Promise((resolve) => setTimeout(resolve, 5));
    return given;
  };
  const put = latestOnly(ask, (answer) => told.push(answer));
  for (const given of [1, 2, 3, 4]) put(given);
  await expect.poll(() => told).toEqual([4]);
  expect(asked).toEqual([1, 4]);
});

it("goes on after a question that had no answer", async () => {
  const told: number[] = [];
  const ask = (given: number) => (given === 1 ? Promise.reject(new Error("no")) : Promise.resolve(given));
  const put = latestOnly(ask, (answer) => told.push(answer));
  put(1);
  await Promise.resolve();
  put(2);
  await expect.poll(() => told).toEqual([2]);
});
