import { ports } from "@sillages/content";
import { expect, test } from "vitest";
import { voyagesGeojson } from "./voyagesGeojson.ts";

type Position = [longitude: number, latitude: number];

interface Feature {
  type: string;
  id: string;
  properties: Record<string, unknown> | null;
  geometry: { type: "LineString"; coordinates: Position[] } | { type: "Point"; coordinates: Position };
}

const collection = JSON.parse(voyagesGeojson.text("2025-11-14T12:00:00.000Z")) as {
  type: string;
  features: Feature[];
};
const lines = collection.features.filter(({ geometry }) => geometry.type === "LineString");
const points = collection.features.filter(({ geometry }) => geometry.type === "Point");

test("is a collection of features as RFC 7946 has it, each told by its id", () => {
  expect(collection.type).toBe("FeatureCollection");
  expect(collection).not.toHaveProperty("crs");
  for (const { geometry, id, properties, type } of collection.features) {
    expect(type).toBe("Feature");
    expect(properties).not.toBeNull();
    expect(id).toEqual(expect.any(String));
    for (const [longitude, latitude] of geometry.type === "Point"
      ? [geometry.coordinates]
      : geometry.coordinates) {
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
    }
  }
  expect(new Set(collection.features.map(({ id }) => id)).size).toBe(collection.features.length);
});

test("has the two voyages, from Lorient back to Lorient, and every harbour", () => {
  expect(points).toHaveLength(ports.length + 1);
  expect(lines).toHaveLength(2);
  for (const { geometry } of lines) {
    expect(geometry.coordinates.at(0)).toEqual(points[0]?.geometry.coordinates);
    expect(geometry.coordinates.at(-1)).toEqual(points[0]?.geometry.coordinates);
  }
});

test("says that it is not for navigation", () => {
  expect(collection).toMatchObject({ description: expect.stringContaining("ne pas utiliser pour naviguer") });
});
