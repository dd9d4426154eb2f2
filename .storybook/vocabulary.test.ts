import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { allDeclared, type Part } from "./declaredProps.ts";
import { shapeOf, type Type } from "./props.ts";

// The words of docs/decisions/0023-the-names-of-the-kit.md.

/** What is said otherwise, and how. */
const otherwise: Readonly<Record<string, string>> = {
  appearance: "variant",
  className: "variant, tone, size or layout",
  color: "tone",
  defaultExpanded: "defaultOpen",
  expanded: "open",
  folded: "defaultOpen",
  gap: "space",
  ground: "surface",
  headingLevel: "level",
  helpText: "hint",
  isOpen: "open",
  kind: "variant or layout",
  labels: "a prop ending in Label for each word",
  message: "children",
  onDismiss: "onClose",
  onMove: "onChange",
  onOpen: "onOpenChange",
  onSelect: "onChange",
  onToggle: "onOpenChange",
  rank: "level",
  style: "variant, tone, size or layout",
  words: "a prop ending in Label for each word",
};

const choice: readonly Part["kind"][] = ["keys", "word"];

/** What a name stands for, wherever it is. */
const kinds: readonly (readonly [name: RegExp, kinds: readonly Part["kind"][]])[] = [
  [/^(align|as|layout|size|space|tone|variant)$/, choice],
  [/^level$/, ["word"]],
  [/^(surface|\w+Surface)$/, ["ink"]],
  [/^(checked|disabled|loading|open|paused|pressed|quiet|default(Checked|Open))$/, ["switch"]],
  [/^(error|hint|label|legend|valid|valueText)$/, ["text"]],
  // A function where it counts, in what never crosses from a server.
  [/\wLabel$/, ["text", "handler"]],
  [/^on[A-Z]/, ["handler"]],
];

/** For each: « size » of an icon is a measure, and a text that a page may not be read without is unfolded where no script runs. */
const exceptions = new Set(["Icon.size", "Disclosure.defaultOpen"]);

/** What holds something may be told it at first, or hold it where the page says so. */
const states = [
  ["value", "defaultValue", "onChange"],
  ["checked", "defaultChecked", "onChange"],
  ["open", "defaultOpen", "onOpenChange"],
] as const;

const components = Object.entries(allDeclared()).filter(([, { props }]) => Object.keys(props).length > 0);

describe.each(components)("%s", (component, { props }) => {
  test("calls nothing by another name", () => {
    const strangers = Object.keys(props).filter((name) => Object.hasOwn(otherwise, name));
    expect(strangers.map((name) => `${name}: say ${otherwise[name]}`)).toEqual([]);
    // Words that a component says come one by one, each with its own line in the documentation.
    expect(Object.keys(props).filter((name) => /(Labels|Words|Texts|Strings)$/.test(name))).toEqual([]);
  });

  test("means by its names what the others mean", () => {
    const misused = Object.entries(props).filter(([name, parts]) => {
      const allowed = kinds.find(([known]) => known.test(name))?.[1];
      return (
        allowed &&
        !exceptions.has(`${component}.${name}`) &&
        parts.some(({ kind }) => !allowed.includes(kind))
      );
    });
    expect(misused.map(([name, parts]) => [name, parts.map(({ text }) => text)])).toEqual([]);
  });

  test.each(states)("can be told its %s by the page, or at first, and tells it", (held, first, told) => {
    if (!(first in props)) return;
    expect(Object.keys(props)).toContain(told);
    expect(Object.keys(props)).toContain(held);
  });
});

const kit = join(import.meta.dirname, "../packages/ui/src/components");
const takesUndefined = ({ type, types = [], typeName }: Type): boolean =>
  ["TSUndefinedKeyword", "TSNeverKeyword"].includes(type) ||
  typeName?.name === "ReactNode" ||
  types.some(takesUndefined);

const declared = globSync("*/*.tsx", { cwd: kit, exclude: ["**/*.{stories,test}.tsx"] }).flatMap((file) => {
  const path = join(kit, file);
  const names = readFileSync(path, "utf8").matchAll(/export (?:interface|type) (\w+)/g);
  return [...names].map(([, name = ""]) => ({ name, path }));
});

// « error={errors.name} » is how a form is written: with `exactOptionalPropertyTypes`, what may be left out takes `undefined` if it says so.
test.each(declared)("what $name may be without may be handed undefined", ({ name, path }) => {
  const strict = shapeOf(path, name).props.filter(
    ({ optional, type }) => optional && type && !takesUndefined(type),
  );
  expect([...new Set(strict.map((prop) => prop.name))]).toEqual([]);
});
