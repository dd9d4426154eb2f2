import { expect, it } from "vitest";
import { geojson, type GeoJsonFeature } from "./geojson.ts";

const features: readonly GeoJsonFeature[] = [
  {
    id: "lorient",
    properties: { name: "Lorient", note: "« Keroman »" },
    geometry: { type: "Point", coordinates: [-3.37, 47.728] },
  },
  {
    id: "route",
    properties: {},
    geometry: {
      type: "LineString",
      coordinates: [
        [-3.37, 47.728],
        [-38.5, -12.97],
      ],
    },
  },
];

it("is a collection of features, each by its id, with what the file says of itself", () => {
  expect(JSON.parse(geojson(features, { name: "Voyages", generated: "2025-11-14T12:00:00Z" }))).toEqual({
    type: "FeatureCollection",
    name: "Voyages",
    generated: "2025-11-14T12:00:00Z",
    features: features.map((feature) => ({ type: "Feature", ...feature })),
  });
});

it("needs to say nothing of itself, nor to hold anything", () => {
  expect(JSON.parse(geojson([]))).toEqual({ type: "FeatureCollection", features: [] });
});
