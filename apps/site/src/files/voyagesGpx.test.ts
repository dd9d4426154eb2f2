import { ports } from "@sillages/content";
import { expect, test } from "vitest";
import { childrenOf, readXml, textOf } from "./fixtures/readXml.ts";
import { voyagesGpx } from "./voyagesGpx.ts";

const text = voyagesGpx.text("2025-11-14T12:00:00.000Z");
const root = readXml(text);
const routes = childrenOf(root, "rte");
const pointsOf = (route: typeof root) => childrenOf(route, "rtept");

test("is GPX 1.1, with places that exist and numbered routes", () => {
  expect(root.name).toBe("gpx");
  expect(root.attributes).toMatchObject({ version: "1.1", xmlns: "http://www.topografix.com/GPX/1/1" });
  expect(root.attributes["creator"]).toBeTruthy();
  for (const { attributes } of [...childrenOf(root, "wpt"), ...routes.flatMap(pointsOf)]) {
    const [latitude, longitude] = [Number(attributes["lat"]), Number(attributes["lon"])];
    expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    expect(longitude).toBeGreaterThanOrEqual(-180);
    expect(longitude).toBeLessThan(180);
  }
  const time = textOf(childrenOf(root, "metadata")[0]!, "time");
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/);
  for (const route of routes) expect(textOf(route, "number")).toMatch(/^\d+$/);
});

test("has a waypoint for every harbour, and each of them on its route", () => {
  expect(childrenOf(root, "wpt")).toHaveLength(ports.length + 1);
  const named = routes.map((route) => pointsOf(route).filter((point) => textOf(point, "name")));
  // Lorient opens and ends each of them.
  const calls = ["europe", "amerique-latine"].map((id) => ports.filter(({ leg }) => leg === id).length);
  expect(named.map((points) => points.length)).toEqual(calls.map((count) => count + 2));
});

test("says that it is not for navigation", () => {
  expect(text).toContain("ne pas utiliser pour naviguer");
});
