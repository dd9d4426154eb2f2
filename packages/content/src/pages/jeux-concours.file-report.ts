import { figures } from "#data/figures";
import { counted, dimensions, number, quantity } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

const { photoCaptionCharacters, photoMegabytes, videoSeconds } = figures;

/** Above a limit, to the next tenth: a file that is barely too heavy never seems to fit. */
const megabytes = (bytes: number) => quantity(Math.ceil(bytes / 100_000) / 10, "Mo");

const DOTS_AN_INCH = 300;
const CENTIMETRES_AN_INCH = 2.54;

/** A side once printed, in centimetres. */
const printed = (pixels: number) =>
  number(Math.round((pixels / DOTS_AN_INCH) * CENTIMETRES_AN_INCH * 10) / 10);

/** What the check of a file finds. */
export const fileReport = {
  title: (name: string, bytes: number) => `${name}, ${weight(bytes)}`,
  outcome: { right: "Conforme", wrong: "À corriger", unknown: "Non vérifié" },
  verdict: {
    right: "Ce fichier respecte les règles. Rien n’a été envoyé : joignez-le à votre courriel.",
    wrong:
      "Ce fichier ne respecte pas encore les règles. Rien n’a été envoyé : corrigez-le, puis choisissez-le de nouveau.",
    unknown: "Rien de contraire aux règles, mais tout n’a pas pu être vérifié. Rien n’a été envoyé.",
  },
  /** In place of « joignez-le », once nothing more is received. */
  closed: "Ce fichier respecte les règles. Rien n’a été envoyé : les envois sont terminés.",
  photoType: {
    right: (format: string) => `Format ${format}.`,
    wrong: (format: string) => `Format ${format} : enregistrez l’image en JPG ou en PNG.`,
    unknown:
      "Ce fichier n’est pas une image JPG ou PNG, quel que soit son nom. Enregistrez l’image en JPG ou en PNG.",
  },
  size: {
    right: (bytes: number) => `Poids : ${weight(bytes)}.`,
    wrong: (bytes: number) =>
      `Poids : ${megabytes(bytes)}. Réduisez l’image à ${quantity(photoMegabytes, "Mo")} ou moins.`,
  },
  pixels: {
    right: "L’image s’ouvre.",
    wrong: "L’image ne s’ouvre pas : le fichier est abîmé ou incomplet. Enregistrez-la de nouveau.",
  },
  /** No rule asks for a size; the jury may still wish to print. */
  print: (width: number, height: number) =>
    `Dimensions : ${dimensions(width, height)}. Le règlement n’en fixe pas. Imprimée à 300 points par pouce, l’image mesure ${printed(width)} × ${printed(height)} cm.`,
  caption: {
    label: "Sa légende",
    hint: `${counted(photoCaptionCharacters, "caractère")} au plus. Elle ne part pas d’ici : gardez-en une copie.`,
    right: (count: number) => `${counted(count, "caractère")} sur ${photoCaptionCharacters}.`,
    wrong: (count: number) =>
      `${counted(count, "caractère")} : retirez-en ${number(count - photoCaptionCharacters)}.`,
  },
  videoType: {
    right: (format: string) => `Format ${format}.`,
    wrong: (format: string) => `Format ${format} : exportez la vidéo en MP4.`,
    unknown: "Ce fichier n’est pas une vidéo MP4, quel que soit son nom. Exportez la vidéo en MP4.",
  },
  length: {
    right: (seconds: number) => `Durée : ${quantity(seconds, "s")}.`,
    wrong: (seconds: number) =>
      `Durée : ${quantity(seconds, "s")}. Raccourcissez la vidéo à ${quantity(videoSeconds, "secondes")} ou moins.`,
    unknown: `Votre navigateur ne dit pas la durée de cette vidéo : vérifiez qu’elle ne dépasse pas ${quantity(videoSeconds, "secondes")}.`,
  },
  definition: {
    right: (width: number, height: number) => `Définition : ${dimensions(width, height)}.`,
    wrong: (width: number, height: number) =>
      `Définition : ${dimensions(width, height)}. Exportez la vidéo en HD, 1 280 × 720 au moins.`,
    unknown: "Votre navigateur ne lit pas cette vidéo : vérifiez qu’elle est au moins en HD, 1 280 × 720.",
  },
} as const;
