import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import * as boards from "./board.ts";
import * as checks from "./check.ts";
import { bank } from "./fixtures.ts";
import { randomAt } from "./hash.ts";
import * as engine from "./index.ts";
import { shuffle } from "./shuffle.ts";
import * as stores from "./store.ts";

const everything = { ...engine, ...boards, ...checks, ...stores };

const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
const sources = readdirSync(new URL(".", import.meta.url)).filter((name) => !/test|fixtures/.test(name));

/** Runs an example; a line that begins a statement and ends with `; // value` must be worth that value. */
function run(code: string, scope: Record<string, unknown>) {
  const names = { ...everything, expect, ...scope };
  const body = code
    .replaceAll(/^import [^;]*;$/gm, "")
    .replaceAll(/^(?!const |let )(\S.*); \/\/ (.+)$/gm, "expect($1).toEqual($2);");
  // oxlint-disable-next-line no-implied-eval, no-new-func -- these are the package's own examples
  return new Function(...Object.keys(names), `"use strict";\n${body}`)(...Object.values(names));
}

/** The examples of a source, with the name of what they are about. */
function examplesOf(source: string): { name: string; code: string }[] {
  const documented = /\/\*\*(?<doc>(?:(?!\*\/)[\s\S])*)\*\/\nexport (?:const|function) (?<name>\w+)/g;
  return [...source.matchAll(documented)].flatMap(({ groups = {} }) =>
    (groups["doc"] ?? "")
      .split("@example")
      .slice(1)
      .map((example) => ({ name: groups["name"] ?? "", code: example.replaceAll(/^ \* ?/gm, "") })),
  );
}

const examples = sources.flatMap((name) => examplesOf(read(`./${name}`)));

describe("the examples in the sources", () => {
  it.each(examples)("of $name are right", ({ code }) => {
    expect(code).toMatch(/; \/\/ /);
    run(code, { bank });
  });

  it("cover every function that is exported", () => {
    const functions = Object.entries(everything).filter(([, value]) => typeof value === "function");
    const covered = new Set(examples.map(({ name }) => name));
    expect(functions.map(([name]) => name).filter((name) => !covered.has(name))).toEqual([]);
  });
});

describe("the README", () => {
  const readme = read("../README.md").replaceAll(/ +/g, " ");
  const blocks = [...readme.matchAll(/```js\n([\s\S]*?)```/g)].map(([, code = ""]) => code);

  it("has examples that run, one after the other", () => {
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    const { bank, openQuiz } = run(`${blocks.join("\n")}\nreturn { bank, openQuiz };`, { localStorage });

    const quiz = openQuiz(bank, { seed: 8 });
    quiz.send({ type: "next" });
    quiz.send({ type: "answer", option: 1 });
    quiz.send({ type: "pause" });
    expect(openQuiz(bank, { seed: 9 }).get().session).toEqual(quiz.get().session);
    quiz.send({ type: "finish" });
    expect(openQuiz(bank, { seed: 9 }).get().session).toMatchObject({ status: "playing", draw: { seed: 9 } });
    quiz.begin(engine.start(engine.draw(bank, { seed: 10 }), quiz.get().session.at));
    expect(quiz.get().session).toMatchObject({ status: "playing", answers: [] });
    expect(blocks).toHaveLength(4);
  });

  it("shows every export of the package in use", () => {
    const values = Object.keys(everything);
    expect(values.filter((name) => !readme.includes(name))).toEqual([]);
  });

  it("publishes the numbers of the generator", () => {
    for (const seed of [0, 1, 42, 4294967295]) {
      const numbers = [0, 1, 2, 3].map((n) => randomAt(seed, n)).join(", ");
      expect(readme).toContain(`| ${seed} | ${numbers} | ${shuffle([..."abcdefgh"], seed).join(" ")} |`);
    }
  });
});
