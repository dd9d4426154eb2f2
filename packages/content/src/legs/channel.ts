import { approaches, outward } from "./approaches.ts";
import type { Leg } from "./legs.schema.ts";

/** From Kiel round Denmark, then home by the North Sea and the Channel. */
export const channel: readonly Leg[] = [
  {
    from: "kiel",
    to: "la-haye",
    // The Great Belt and round Skagen: the Kiel canal is shorter, but one motors through it.
    via: [
      ...outward(approaches.kiel),
      [10.75, 54.66],
      [10.9, 54.8],
      [10.95, 55.0],
      [11.03, 55.34],
      [10.92, 55.55],
      [10.8, 55.75],
      [10.8, 55.95],
      [11.15, 56.2],
      [11.2, 56.6],
      [11.35, 57.2],
      [11.1, 57.5],
      [10.78, 57.82],
      [10.5, 57.86],
      [9.9, 57.72],
      [8.3, 57.22],
      [7.7, 56.6],
      [6.5, 55.0],
      [4.7, 53.65],
      [4.3, 53.1],
      [4.18, 52.5],
    ],
  },
  {
    from: "la-haye",
    to: "ostende",
    via: [
      [4.2, 52.13],
      [3.75, 52.08],
      [3.3, 51.75],
      [3.05, 51.45],
      [2.9, 51.28],
    ],
  },
  {
    from: "ostende",
    to: "cowes",
    via: [
      [2.85, 51.28],
      [2.2, 51.16],
      [1.75, 51.03],
      [1.47, 50.99],
      [1.1, 50.82],
      [0.95, 50.8],
      [0.25, 50.64],
      [-0.75, 50.6],
      [-0.96, 50.67],
      [-1.03, 50.74],
      [-1.15, 50.775],
      [-1.27, 50.785],
    ],
  },
  {
    from: "cowes",
    to: "saint-malo",
    // Out by the Needles, then west of Guernsey.
    via: [
      [-1.34, 50.78],
      [-1.4, 50.772],
      [-1.52, 50.723],
      [-1.57, 50.69],
      [-1.65, 50.66],
      [-2.0, 50.2],
      [-2.55, 49.78],
      [-2.85, 49.45],
      [-2.7, 49.2],
      [-2.45, 48.9],
      ...approaches.saintMalo,
    ],
  },
  {
    from: "saint-malo",
    to: "brest",
    // Round Ushant.
    via: [
      ...outward(approaches.saintMalo),
      [-2.6, 48.98],
      [-3.1, 49.02],
      [-3.5, 49.0],
      [-4.1, 48.84],
      [-4.6, 48.75],
      [-5.25, 48.57],
      [-5.25, 48.38],
      [-5.0, 48.27],
      ...approaches.brest,
    ],
  },
  {
    from: "brest",
    to: "lorient",
    // The Raz de Sein, Penmarc’h, then inside Groix.
    via: [
      ...outward(approaches.brest),
      [-4.79, 48.05],
      [-4.72, 47.92],
      [-4.45, 47.71],
      [-4.0, 47.63],
      [-3.56, 47.69],
      [-3.4, 47.685],
    ],
  },
];
