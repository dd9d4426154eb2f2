import { OPERATIONS, type Player, players, QUESTIONS } from "./players.ts";
import { CORE, EVERYTHING, gzipSizeOf } from "./size.ts";

const ROUNDS = 9;
const ROUND_MS = 200;

/** Operations per second of CPU time, over one round. */
function rateOf(play: Player): number {
  const from = process.cpuUsage();
  const end = performance.now() + ROUND_MS;
  let sessions = 0;
  for (; performance.now() < end; sessions += 50) for (let i = 0; i < 50; i++) play();
  const { user, system } = process.cpuUsage(from);
  return (sessions * OPERATIONS * 1e6) / (user + system);
}

const points = new Set(Object.values(players).map((play) => play()));
if (points.size > 1) throw new Error(`Not the same game: the scores are ${[...points].join(", ")}.`);

const names = Object.keys(players) as (keyof typeof players)[];
const rates: Record<string, number[]> = {};
for (let round = 0; round <= ROUNDS; round++) {
  // In turn, so that a busy moment of the machine falls on all; the first round only warms up.
  for (const name of names) {
    const rate = rateOf(players[name]);
    if (round > 0) (rates[name] ??= []).push(rate);
  }
}
const medianOf = (name: string) => rates[name]?.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? NaN;

const sizes = {
  "quiz-engine": await gzipSizeOf(CORE),
  "zustand 5": await gzipSizeOf(`export { createStore } from "zustand/vanilla"`),
  "xstate 5": await gzipSizeOf(`export { assign, createActor, setup } from "xstate"`),
};

const game = `${QUESTIONS} questions, ${OPERATIONS} operations`;
console.log(`${game}, per second of CPU, Node ${process.version}, median of ${ROUNDS} rounds`);
console.table(
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        "gzip (bytes)": sizes[name],
        "operations/s (millions)": Number((medianOf(name) / 1e6).toFixed(2)),
        "quiz-engine is faster by": Number((medianOf("quiz-engine") / medianOf(name)).toFixed(2)),
      },
    ]),
  ),
);
console.log(`With saves and challenges, quiz-engine weighs ${await gzipSizeOf(EVERYTHING)} bytes.`);
