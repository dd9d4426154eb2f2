import type { Position } from "./geometry.ts";

/** Ways in from the open sea that two legs share, each towards the quay; `outward` turns them round. */
export const approaches = {
  /** East of Groix. */
  lorient: [
    [-3.36, 47.58],
    [-3.365, 47.66],
  ],
  bilbao: [[-3.055, 43.375]],
  laCorogne: [[-8.365, 43.43]],
  /** The Tagus. */
  lisbonne: [
    [-9.34, 38.64],
    [-9.27, 38.66],
    [-9.22, 38.685],
  ],
  /** The strait, from the Atlantic to the Mediterranean. */
  gibraltar: [
    [-6.17, 36.05],
    [-5.7, 35.94],
    [-5.3, 36.0],
  ],
  /** North of Gozo. */
  laValette: [
    [14.3, 36.16],
    [14.5, 36.0],
    [14.53, 35.92],
  ],
  belfast: [
    [-5.57, 54.745],
    [-5.75, 54.705],
    [-5.86, 54.645],
  ],
  /** Between Bressay and Mainland. */
  lerwick: [
    [-1.12, 60.06],
    [-1.147, 60.12],
  ],
  /** Korsfjord, then the inner fairway behind Sotra. */
  bergen: [
    [4.8, 60.1],
    [5.14, 60.17],
    [5.15, 60.22],
    [5.125, 60.27],
    [5.12, 60.32],
    [5.12, 60.385],
    [5.2, 60.402],
    [5.27, 60.406],
  ],
  /** Oslofjord, by the sound of Drøbak. */
  oslo: [
    [10.61, 59.15],
    [10.62, 59.33],
    [10.565, 59.44],
    [10.63, 59.55],
    [10.632, 59.61],
    [10.615, 59.65],
    [10.585, 59.682],
    [10.545, 59.715],
    [10.535, 59.77],
    [10.56, 59.82],
    [10.63, 59.87],
    [10.71, 59.887],
  ],
  goteborg: [
    [11.6, 57.64],
    [11.8, 57.68],
    [11.87, 57.687],
  ],
  /** Round the end of the Hel peninsula. */
  gdynia: [
    [18.94, 54.66],
    [18.88, 54.54],
    [18.7, 54.52],
  ],
  kiel: [
    [10.25, 54.46],
    [10.22, 54.43],
    [10.206, 54.405],
    [10.19, 54.38],
    [10.165, 54.35],
  ],
  saintMalo: [
    [-2.2, 48.73],
    [-2.08, 48.67],
  ],
  /** The Goulet. */
  brest: [
    [-4.72, 48.29],
    [-4.6, 48.333],
    [-4.53, 48.355],
  ],
  salvador: [
    [-38.56, -13.06],
    [-38.545, -12.99],
  ],
  /** The dredged channel of the Río de la Plata. */
  buenosAires: [
    [-57.2, -34.87],
    [-57.9, -34.62],
    [-58.28, -34.57],
  ],
  /** By Bocachica, then across the bay. */
  carthagene: [
    [-75.62, 10.305],
    [-75.56, 10.312],
    [-75.532, 10.335],
    [-75.526, 10.365],
    [-75.53, 10.385],
  ],
  colon: [[-79.92, 9.46]],
  /** Round cape Manabique, into the bay of Amatique. */
  santoTomas: [
    [-88.25, 15.975],
    [-88.6, 16.02],
    [-88.72, 15.97],
    [-88.72, 15.88],
    [-88.65, 15.79],
    [-88.617, 15.745],
  ],
  laHavane: [[-82.37, 23.18]],
} as const satisfies Record<string, readonly Position[]>;

/** The same way, from the quay to the sea. */
export const outward = (approach: readonly Position[]): Position[] => approach.toReversed();
