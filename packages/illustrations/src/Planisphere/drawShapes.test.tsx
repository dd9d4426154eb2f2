import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import "@sillages/ui/global";
import { drawShapes } from "./drawShapes.ts";
import { outlines } from "./outlines.ts";
import { Planisphere, type PlanisphereProps } from "./Planisphere.tsx";
import meta from "./Planisphere.stories.tsx";
import { callsOf, roadOf } from "./shapes.ts";
import countriesUrl from "./countries.svg";

const map: PlanisphereProps = meta.args;
const { countries, stages } = map;

/** A file as a browser reads it: one that is not well formed has no path. */
const readSvg = (svg: string) => new DOMParser().parseFromString(svg, "image/svg+xml");

/** The shapes that a file tells, in its order. */
const shapesIn = (svg: string) =>
  [...readSvg(svg).querySelectorAll("path")].map(({ id, attributes }) => ({
    id,
    d: attributes.getNamedItem("d")?.value,
  }));

/** The addresses that the markup of a map draws shapes from. */
const addressesIn = (html: string) =>
  [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("use")].map(
    (use) => use.getAttribute("href") ?? "",
  );

/** Each text once, in an order of their own. */
function sorted(texts: readonly string[]): string[] {
  const once = [...new Set(texts)];
  return once.toSorted();
}

/** Where each shape stands on the page, and how large, to a pixel; shapes that are drawn several times count once. */
const drawn = (container: Element) =>
  sorted(
    [...container.querySelectorAll<SVGGElement>("svg > g, svg > use")].map((shape) => {
      const { x, y, width, height } = shape.getBBox();
      return [shape.dataset["stage"], ...[x, y, width, height].map(Math.round)].join(" ");
    }),
  );

let file: string;

beforeEach(async () => {
  await page.viewport(1280, 900);
  file = URL.createObjectURL(new Blob([drawShapes(map)], { type: "image/svg+xml" }));
});

afterEach(() => URL.revokeObjectURL(file));

test("the file holds every shape that the map takes from it, and no other", () => {
  const html = renderToStaticMarkup(<Planisphere {...map} shapes="/map.svg" />);
  const told = shapesIn(drawShapes(map)).map(({ id }) => `/map.svg#${id}`);
  expect(told.length).toBeGreaterThan(0);
  expect(sorted(told)).toEqual(sorted(addressesIn(html)));
  expect(new Set(told).size).toBe(told.length);
});

test("tells no shape in the page but the marks of the places", () => {
  const html = renderToStaticMarkup(<Planisphere {...map} shapes="/map.svg" />);
  const paths = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("path")];
  expect(html).not.toContain("<defs");
  expect(html).not.toContain("style=");
  for (const path of paths) expect(path.getAttribute("d")).toMatch(/^M[\d.]+ [\d.]+h0$/);
});

test("draws from a file what it draws from the page", async () => {
  const whole = await render(<Planisphere {...map} />);
  const ofFile = await render(<Planisphere {...map} shapes={file} />);
  const landed = (container: Element) => () =>
    [...container.querySelectorAll<SVGGElement>("g[data-stage], svg > g")].every(
      (group) => group.getBBox().width > 0 || group.querySelector("use") === null,
    );
  await expect.poll(landed(whole.container)).toBe(true);
  await expect.poll(landed(ofFile.container)).toBe(true);
  expect(drawn(ofFile.container)).toEqual(drawn(whole.container));
});

test("the countries of one ink are one shape, a country that a stage inks is told alone, once", () => {
  const shapes = shapesIn(
    drawShapes({
      stages: [
        { id: "un", country: "FR" },
        { id: "deux", country: "FR" },
      ],
      countries: [{ codes: ["ES", "PT"] }, { codes: ["FR"] }],
    }),
  );
  expect(shapes.slice(0, 3)).toEqual([
    { id: "ink-1", d: `${outlines["ES"]}${outlines["PT"]}` },
    { id: "ink-2", d: outlines["FR"] },
    { id: "FR", d: outlines["FR"] },
  ]);
});

test("a country that the drawing does not have is left out", () => {
  const [ink] = shapesIn(drawShapes({ stages: [], countries: [{ codes: ["XX", "PT", "YY"] }] }));
  expect(ink?.d).toBe(outlines["PT"]);
});

test("roads and calls are those that the page would tell", () => {
  const shapes = shapesIn(drawShapes(map));
  const lines = (["world", "inset"] as const).flatMap((frame) => [
    ...stages.flatMap((stage) => roadOf(frame, stage)),
    callsOf(frame, stages),
  ]);
  expect(shapes).toEqual(expect.arrayContaining(lines));
  expect(shapes).toHaveLength(lines.length + countries.length + 1);
});

test("a map without a road or a call says so by empty calls", () => {
  expect(shapesIn(drawShapes({ stages: [{ id: "un", place: [0, 0] }], countries: [] }))).toEqual([
    { id: "calls-world", d: "" },
    { id: "calls-inset", d: "" },
  ]);
});

test("the page's own file of countries tells the same outlines", async () => {
  const own = shapesIn(await (await fetch(countriesUrl)).text());
  expect(own.length).toBeGreaterThan(0);
  expect(Object.fromEntries(own.map(({ id, d }) => [id, d]))).toEqual(outlines);
});
