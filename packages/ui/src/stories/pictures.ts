// Two drawings invented for the stories: the kit knows no content.
import type { PictureSource } from "../components/Picture/Picture.tsx";
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
