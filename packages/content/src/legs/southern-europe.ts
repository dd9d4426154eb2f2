import { approaches, outward } from "./approaches.ts";
import type { Leg } from "./legs.schema.ts";

/** From Lorient to Malta and back out of the Mediterranean. */
export const southernEurope: readonly Leg[] = [
  {
    from: "lorient",
    to: "les-sables-d-olonne",
    // West of Belle-Île, south of Yeu.
    via: [...outward(approaches.lorient), [-3.4, 47.4], [-3.3, 47.22], [-2.5, 46.6]],
  },
  {
    from: "les-sables-d-olonne",
    to: "bilbao",
    via: [[-1.95, 46.4], [-3.06, 43.5], ...approaches.bilbao],
  },
  {
    from: "bilbao",
    to: "la-corogne",
    via: [
      ...outward(approaches.bilbao),
      [-3.1, 43.45],
      [-3.6, 43.62],
      [-5.8, 43.78],
      [-7.7, 43.9],
      [-8.0, 43.88],
      [-8.42, 43.62],
      ...approaches.laCorogne,
    ],
  },
  {
    from: "la-corogne",
    to: "porto",
    // Round Finisterre.
    via: [
      ...outward(approaches.laCorogne),
      [-8.9, 43.46],
      [-9.4, 43.18],
      [-9.42, 42.85],
      [-9.25, 42.4],
      [-9.15, 42.0],
      [-9.0, 41.6],
      [-8.8, 41.19],
    ],
  },
  {
    from: "porto",
    to: "lisbonne",
    // West of the Berlengas.
    via: [[-8.82, 41.15], [-9.2, 40.2], [-9.7, 39.5], [-9.62, 38.75], [-9.5, 38.65], ...approaches.lisbonne],
  },
  {
    from: "lisbonne",
    to: "cadix",
    // Round cape St Vincent.
    via: [
      ...outward(approaches.lisbonne),
      [-9.32, 38.35],
      [-9.05, 37.9],
      [-9.12, 37.0],
      [-8.95, 36.83],
      [-6.5, 36.45],
      [-6.4, 36.55],
    ],
  },
  {
    from: "cadix",
    to: "alicante",
    via: [
      [-6.38, 36.55],
      [-6.4, 36.4],
      ...approaches.gibraltar,
      [-2.3, 36.55],
      [-1.9, 36.68],
      [-0.6, 37.53],
      [-0.42, 37.9],
      [-0.37, 38.18],
      [-0.43, 38.3],
    ],
  },
  {
    from: "alicante",
    to: "palma-de-majorque",
    // North of Ibiza.
    via: [
      [-0.43, 38.3],
      [-0.1, 38.4],
      [0.38, 38.68],
      [1.2, 39.2],
      [1.65, 39.25],
      [2.4, 39.38],
      [2.56, 39.45],
      [2.62, 39.54],
    ],
  },
  {
    from: "palma-de-majorque",
    to: "barcelone",
    // West of Dragonera.
    via: [
      [2.62, 39.54],
      [2.54, 39.43],
      [2.3, 39.48],
      [2.2, 39.58],
      [2.22, 41.34],
    ],
  },
  {
    from: "barcelone",
    to: "marseille",
    // Round cape Creus, then straight across the gulf of Lion.
    via: [
      [2.25, 41.36],
      [3.42, 41.85],
      [3.44, 42.35],
      [4.9, 43.18],
      [5.22, 43.3],
      [5.32, 43.305],
    ],
  },
  {
    from: "marseille",
    to: "monaco",
    // South of Porquerolles and Levant.
    via: [
      [5.335, 43.28],
      [5.32, 43.24],
      [5.28, 43.18],
      [5.4, 43.13],
      [5.85, 43.0],
      [6.2, 42.94],
      [6.5, 42.97],
      [6.77, 43.15],
      [7.15, 43.5],
      [7.36, 43.64],
      [7.44, 43.71],
    ],
  },
  {
    from: "monaco",
    to: "genes",
    via: [
      [7.46, 43.71],
      [7.8, 43.73],
      [8.22, 43.9],
      [8.85, 44.34],
      [8.92, 44.37],
    ],
  },
  {
    from: "genes",
    to: "ajaccio",
    // Down the west coast of Corsica.
    via: [
      [8.92, 44.36],
      [8.95, 43.3],
      [8.5, 42.78],
      [8.42, 42.4],
      [8.45, 42.1],
      [8.52, 41.86],
      [8.62, 41.86],
      [8.73, 41.89],
    ],
  },
  {
    from: "ajaccio",
    to: "palerme",
    // Through the strait of Bonifacio.
    via: [
      [8.72, 41.88],
      [8.6, 41.84],
      [8.6, 41.7],
      [8.72, 41.5],
      [9.0, 41.34],
      [9.22, 41.31],
      [9.32, 41.32],
      [9.55, 41.32],
      [9.95, 41.0],
      [13.2, 38.4],
      [13.4, 38.24],
    ],
  },
  {
    from: "palerme",
    to: "la-valette",
    // West of the Egadi islands rather than by Messina: shorter, and clear of the strait’s currents.
    via: [
      [13.4, 38.22],
      [13.25, 38.28],
      [12.7, 38.27],
      [11.93, 38.06],
      [11.93, 37.85],
      [12.5, 37.3],
      [13.8, 36.6],
      ...approaches.laValette,
    ],
  },
  {
    from: "la-valette",
    to: "portimao",
    // North of Pantelleria and La Galite, along the Algerian coast.
    via: [
      ...outward(approaches.laValette),
      [12.3, 37.1],
      [11.0, 37.5],
      [8.9, 37.78],
      [5.0, 37.45],
      [0.0, 36.55],
      [-2.0, 36.3],
      ...outward(approaches.gibraltar),
      [-8.0, 36.78],
      [-8.52, 37.05],
    ],
  },
];
