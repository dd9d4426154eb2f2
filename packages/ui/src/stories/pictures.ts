// Drawings invented for the stories: the kit knows no content.
import type { PictureSource } from "../components/Picture/Picture.tsx";
import anchorUrl from "./pictures/anchor.svg";
import deepUrl from "./pictures/deep.svg";
import headlandTallUrl from "./pictures/headland-tall.svg";
import headlandUrl from "./pictures/headland.svg";
import lighthouseUrl from "./pictures/lighthouse.svg";
import sailUrl from "./pictures/sail.svg";

/** Landscape: a day scene, its subject a little left of the middle. */
export const sail: PictureSource = {
  src: sailUrl,
  width: 1200,
  height: 900,
  alt: "Un voilier rouge sous spinnaker jaune devant le soleil levant.",
  focus: [55, 50],
};

/** Portrait: a night scene, its subject high up. */
export const lighthouse: PictureSource = {
  src: lighthouseUrl,
  width: 800,
  height: 1000,
  alt: "Un phare rouge et blanc balaie la nuit.",
  focus: [50, 30],
};

/** A poster for words: calm on its left. */
export const headland: PictureSource = {
  src: headlandUrl,
  width: 1440,
  height: 900,
  alt: "Une grand-voile blanche et un gennaker jaune devant le soleil.",
};

/** The same for a phone: calm at its top, dark at its foot. */
export const headlandTall: PictureSource = { ...headland, src: headlandTallUrl, width: 780, height: 1560 };

/** A poster for words: calm at its top, dark at its foot. */
export const deep: PictureSource = {
  src: deepUrl,
  width: 1440,
  height: 900,
  alt: "Un béluga nage entre deux eaux.",
  focus: [60, 0],
};

/** A token: one object, cut out. */
export const anchor: PictureSource = { src: anchorUrl, width: 200, height: 200, alt: "Une ancre." };
