import type { inks } from "./inks.ts";
import type { Coordinates, Frame } from "./projection.ts";

/** A stage of the voyage, and where it is on the map. */
export interface MapStage {
  /** Letters, digits and hyphens: its shapes are named after it. */
  id: string;
  /** The frame that its road is drawn in. */
  frame?: Frame;
  /** The road, on the water. */
  route?: readonly Coordinates[];
  /** Where it calls: a dot each. */
  ports?: readonly Coordinates[];
  /** A stage ashore: the country to ink, by its ISO 3166-1 letters. */
  country?: string;
  /** A stage at one place. */
  place?: Coordinates;
}

/** Countries that share an ink, and what the ink means. */
export interface CountryGroup {
  /** What the ink means, in the legend: « 12 pays d’Amérique latine ». */
  label: string;
  /** ISO 3166-1 letters: « BR ». One that the drawing does not have is left out. */
  codes: readonly string[];
  tone: keyof typeof inks;
  /** The stage that a press on one of them chooses. */
  stage?: string;
}

/** What a chart is drawn from. */
export interface ChartedVoyage {
  /** Six at most, in the order that a `StageMap` around counts them. */
  stages: readonly MapStage[];
  home: { name: string; position: Coordinates };
  countries: readonly CountryGroup[];
  /**
   * The address of the file that `drawShapes` (`@sillages/illustrations/map`) wrote of these stages and countries, so that the page tells
   * none of their shapes. Without it the page tells the roads and the calls.
   */
  shapes?: string | undefined;
}
