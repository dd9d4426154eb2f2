import { parseXml, XmlElement } from "@rgrove/parse-xml";
import { ports, type Stage, stages } from "@sillages/content";
import { Planisphere } from "@sillages/illustrations";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { mapShapes } from "./mapShapes.ts";
import { mapFile, routeMap } from "./routeMap.ts";

/** Every element of this name, inside or itself. */
function elementsOf(element: XmlElement, name: string): XmlElement[] {
  const inside = element.children.filter((child) => child instanceof XmlElement);
  const own = element.name === name ? [element] : [];
  return [...own, ...inside.flatMap((child) => elementsOf(child, name))];
}

/** The values of an attribute, on every element of this name inside. */
const valuesOf = (element: XmlElement, name: string, attribute: string): string[] =>
  elementsOf(element, name).flatMap(({ attributes }) => attributes[attribute] ?? []);

function read(xml: string): XmlElement {
  const { root } = parseXml(xml);
  if (!root) throw new Error("Nothing is drawn.");
  return root;
}

const file = () => read(mapShapes());

/** The map as the home page draws it, as far as shapes go. */
const markup = () =>
  read(
    renderToStaticMarkup(
      createElement(Planisphere, {
        ...routeMap(),
        shapes: `/${mapFile}`,
        label: "Carte",
        insetLabel: "Hublot",
        portsLabel: "Escales",
        home: { name: "Lorient", position: [-3.37, 47.728] },
      }),
    ),
  );

test("the file of the map holds each shape that the page refers to, and no other", () => {
  const told = valuesOf(file(), "path", "id").map((id) => `/${mapFile}#${id}`);
  const asked = new Set(valuesOf(markup(), "use", "href"));
  expect(told.length).toBeGreaterThan(0);
  expect(told.toSorted()).toEqual([...asked].toSorted());
});

test("every shape has an outline", () => {
  expect(valuesOf(file(), "path", "d")).not.toContain("");
  expect(valuesOf(file(), "path", "d")).toHaveLength(valuesOf(file(), "path", "id").length);
});

test("the map counts every stage of the roadmap, in its order, and shows every call", () => {
  const drawn = routeMap().stages;
  expect(drawn.map(({ id }) => id)).toEqual(stages.map(({ id }) => id));
  expect(drawn.flatMap((stage) => stage.ports ?? [])).toHaveLength(ports.length);
});

const whole: readonly Stage[] = [...stages];
afterEach(() => void (stages as readonly Stage[] as Stage[]).splice(0, stages.length, ...whole));

test.each<[string, Partial<Stage>, "path" | "use"]>([
  ["at a harbour", { harbour: "lisbonne" }, "path"],
  ["in a country", { countryCode: "PT" }, "use"],
  ["along a voyage", { leg: "amerique-latine" }, "use"],
])("a stage that is added %s is drawn there, on the page and in the file", (_, where, shape) => {
  (stages as readonly Stage[] as Stage[]).push({ ...stages[0], harbour: undefined, id: "bilan", ...where });
  const added = elementsOf(markup(), "g").filter(({ attributes }) => attributes["data-stage"] === "bilan");
  expect(added.flatMap((stage) => elementsOf(stage, shape))).not.toEqual([]);
  const told = valuesOf(file(), "path", "id").map((id) => `/${mapFile}#${id}`);
  expect(told).toEqual(expect.arrayContaining(valuesOf(markup(), "use", "href")));
});

test("what answers a press chooses a stage of the roadmap", () => {
  const ids = stages.map(({ id }) => id);
  const pressed = valuesOf(markup(), "g", "data-stage");
  expect(pressed.length).toBeGreaterThan(0);
  for (const id of pressed) expect(ids).toContain(id);
});
