import { existsSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { surfaces } from "../packages/ui/src/theme/surfaces.ts";
import { allDeclared, type Part } from "./declaredProps.ts";
import { controlOf } from "./docs/controlOf.ts";

const pages = allDeclared();
const keys = ["one", "two"];
const partsOf = (component: string, prop: string) => pages[component]?.props[prop];
const control = (component: string, prop: string, value?: unknown) =>
  controlOf({ name: prop }, partsOf(component, prop), value, () => keys);

/** The sheets whose keys the workshop can read. */
const read = Array.from(
  readFileSync(join(import.meta.dirname, "docs/completeControls.ts"), "utf8").matchAll(
    /"\.\.\/\.\.\/(packages[^"]+\*[^"]*)"/g,
  ),
  ([, glob = ""]) => glob,
);

describe.each(Object.entries(pages).filter(([, { props }]) => Object.keys(props).length > 0))(
  "the props of %s",
  (_, { props }) => {
    test.each(Object.entries(props))("%s has a type in words", (name, parts) => {
      const { table } = controlOf({ name }, parts, undefined, () => keys);
      expect(table?.type?.summary).not.toMatch(/^(?:unknown|union|-|\s*)$/);
    });

    test.each(Object.entries(props))("%s has no control that is left to be set up", (name, parts) => {
      for (const value of [undefined, () => undefined, [{}], "text"])
        expect(controlOf({ name }, parts, value, () => keys).control).toBeTypeOf("object");
    });

    const sheets = Object.values(props).flatMap((parts) => parts.flatMap(({ sheet }: Part) => sheet ?? []));
    test.each(sheets)("$name is written in $path, which the workshop reads", ({ path, name }) => {
      expect(read.filter((glob) => matchesGlob(path, glob))).toHaveLength(1);
      const file = join(import.meta.dirname, "..", path);
      expect(existsSync(file) && readFileSync(file, "utf8")).toContain(`export const ${name}`);
    });
  },
);

test("a handler has no control, and its signature for a type", () => {
  const { control: shown, table } = control("Tabs", "onChange", () => undefined);
  expect(shown).toEqual({ disable: true });
  expect(table?.type?.summary).toBe("(id: Id) => void");
  // What Storybook listens to in the place of the story has no value yet.
  const told = controlOf({ name: "onClick" }, undefined, undefined, () => undefined);
  expect(told).toMatchObject({ control: { disable: true }, table: { type: { summary: "(event) => void" } } });
});

test("a list of things is told by what each holds", () => {
  expect(control("SelectField", "options").table?.type?.summary).toBe("{ value, label, disabled }[]");
  expect(control("Tabs", "tabs").table?.type?.summary).toBe("{ id, label, … }[]");
});

test.each(["Card", "Hero", "Section", "MediaSection", "Stamp"])("the ink of %s is chosen", (component) => {
  const { control: shown, options } = control(component, "surface");
  expect(shown).toEqual({ type: "select" });
  expect(options).toEqual(Object.keys(surfaces));
});

test("the inks of a plate are chosen together", () => {
  expect(control("Figure", "inks", ["night"])).toMatchObject({
    control: { type: "multi-select" },
    options: Object.keys(surfaces),
  });
});

test.each([
  ["ActionLink", "variant", keys],
  ["ActionLink", "size", keys],
  ["CopyButton", "variant", keys],
  ["Menu", "variant", keys],
  ["Toast", "tone", keys],
  ["Link", "opens", ["dialog"]],
  ["CardTitle", "opens", ["dialog"]],
  ["Heading", "level", [1, 2, 3, 4]],
  ["List", "order", ["free", "ordered"]],
  ["Timeline", "layout", ["line", "dates"]],
  ["Disclosure", "defaultOpen", [true, false, "without-script"]],
])("%s offers the choices of %s", (component, prop, choices) => {
  expect(control(component, prop)).toMatchObject({ control: { type: "inline-radio" }, options: choices });
});

test.each([
  ["Heading", "focusable", "boolean"],
  ["Heading", "id", "text"],
  ["Icon", "size", "number"],
  ["Tabs", "value", "text"],
  ["SiteFooter", "id", "text"],
])("%s has for %s a control of its type: %s", (component, prop, type) => {
  expect(control(component, prop).control).toEqual({ type });
});

test("what a story holds, and what only a story can give, has no control", () => {
  expect(control("Figure", "picture", { src: "a.svg" }).control).toEqual({ disable: true });
  expect(control("Tabs", "tabs").control).toEqual({ disable: true });
  expect(control("TagList", "tags", ["a", "b"]).control).toEqual({ type: "object" });
});

test.each([
  ["List", "marker", '"wake"'],
  ["Timeline", "layout", '"line"'],
  ["SectionHeader", "size", undefined],
])("what %s has for %s by itself is what its comment says in a word", (component, prop, said) => {
  expect(pages[component]?.defaults[prop]).toBe(said);
});

test("attributes that change the look are told where the element takes them", () => {
  expect(pages["TextField"]?.native).toEqual(["disabled", "required", "placeholder", "readOnly"]);
  expect(pages["SelectField"]?.native).toEqual(["disabled", "required"]);
  expect(pages["Checkbox"]?.native).toEqual(["disabled", "required"]);
  expect(pages["Button"]?.native).toEqual(["disabled"]);
  expect(pages["Fieldset"]?.native).toEqual([]);
});

test("a prop of a section is told by what is read of it", () => {
  const docgen = { name: "kind", type: { name: "union" as const, value: [{ name: "string" as const }] } };
  expect(controlOf(docgen, undefined, undefined, () => undefined)).toMatchObject({
    control: { type: "text" },
    table: { type: { summary: "string" } },
  });
  const unknown = { name: "data", table: { type: { summary: "union" } } };
  expect(controlOf(unknown, undefined, {}, () => undefined)).toMatchObject({
    control: { disable: true },
    table: { type: { summary: "{ … }" } },
  });
});
