import { words } from "#data/pages/jeux-concours.file-report";
import { figures } from "#data/figures";
import { counted, dimensions, number, quantity } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";
import { withSentences } from "../sentences.ts";

const { photoCaptionCharacters, photoMegabytes, videoSeconds } = figures;

/** Above a limit, to the next tenth: a file that is barely too heavy never seems to fit. */
const megabytes = (bytes: number) => quantity(Math.ceil(bytes / 100_000) / 10, "Mo");

const DOTS_AN_INCH = 300;

const CENTIMETRES_AN_INCH = 2.54;

/** A side once printed, in centimetres. */
const printed = (pixels: number) =>
  number(Math.round((pixels / DOTS_AN_INCH) * CENTIMETRES_AN_INCH * 10) / 10);

/** What the check of a file finds. */
export const fileReport = withSentences(words, {
  title: (name: string, bytes: number) => `${name}, ${weight(bytes)}`,
  photoType: {
    right: (format: string) => `Format ${format}.`,
    wrong: (format: string) => `Format ${format} : enregistrez l’image en JPG ou en PNG.`,
  },
  size: {
    right: (bytes: number) => `Poids : ${weight(bytes)}.`,
    wrong: (bytes: number) =>
      `Poids : ${megabytes(bytes)}. Réduisez l’image à ${quantity(photoMegabytes, "Mo")} ou moins.`,
  },
  /** No rule asks for a size; the jury may still wish to print. */
  print: (width: number, height: number) =>
    `Dimensions : ${dimensions(width, height)}. Le règlement n’en fixe pas. Imprimée à 300 points par pouce, l’image mesure ${printed(width)} × ${printed(height)} cm.`,
  caption: {
    right: (count: number) => `${counted(count, "caractère")} sur ${photoCaptionCharacters}.`,
    wrong: (count: number) =>
      `${counted(count, "caractère")} : retirez-en ${number(count - photoCaptionCharacters)}.`,
  },
  videoType: {
    right: (format: string) => `Format ${format}.`,
    wrong: (format: string) => `Format ${format} : exportez la vidéo en MP4.`,
  },
  length: {
    right: (seconds: number) => `Durée : ${quantity(seconds, "s")}.`,
    wrong: (seconds: number) =>
      `Durée : ${quantity(seconds, "s")}. Raccourcissez la vidéo à ${quantity(videoSeconds, "secondes")} ou moins.`,
  },
  definition: {
    right: (width: number, height: number) => `Définition : ${dimensions(width, height)}.`,
    wrong: (width: number, height: number) =>
      `Définition : ${dimensions(width, height)}. Exportez la vidéo en HD, 1 280 × 720 au moins.`,
  },
});
