import { figures } from "../figures/figures.ts";
import { counted, number, quantity } from "../format/numbers.ts";

const { photoCaptionCharacters, photoMegabytes, videoSeconds } = figures;

function megabytes(bytes: number) {
  const tenths = Math.max(0.1, Math.ceil(bytes / 100_000) / 10);
  return quantity(tenths, "Mo");
}

const pixels = (width: number, height: number) => `${number(width)} × ${quantity(height, "pixels")}`;

/** What the check of a file finds. */
export const fileReport = {
  title: (name: string, bytes: number) => `${name}, ${megabytes(bytes)}`,
  outcome: { right: "Conforme", wrong: "À corriger", unknown: "Non vérifié" },
  verdict: {
    right: "Ce fichier respecte les règles. Rien n’a été envoyé : joignez-le à votre courriel.",
    wrong:
      "Ce fichier ne respecte pas encore les règles. Rien n’a été envoyé : corrigez-le, puis choisissez-le de nouveau.",
    unknown: "Rien de contraire aux règles, mais tout n’a pas pu être vérifié. Rien n’a été envoyé.",
  },
  photoType: {
    right: (format: string) => `Format ${format}.`,
    wrong: (format: string) => `Format ${format} : enregistrez l’image en JPG ou en PNG.`,
    unknown:
      "Ce fichier n’est pas une image JPG ou PNG, quel que soit son nom. Enregistrez l’image en JPG ou en PNG.",
  },
  size: {
    right: (bytes: number) => `Poids : ${megabytes(bytes)}.`,
    wrong: (bytes: number) =>
      `Poids : ${megabytes(bytes)}. Réduisez l’image à ${quantity(photoMegabytes, "Mo")} ou moins.`,
  },
  pixels: {
    right: (width: number, height: number) => `Dimensions : ${pixels(width, height)}.`,
    wrong: "L’image ne s’ouvre pas : le fichier est abîmé ou incomplet. Enregistrez-la de nouveau.",
  },
  caption: {
    label: "Sa légende",
    hint: `${counted(photoCaptionCharacters, "caractère")} au plus. Elle ne part pas d’ici : copiez-la dans votre courriel.`,
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
    right: (width: number, height: number) => `Définition : ${pixels(width, height)}.`,
    wrong: (width: number, height: number) =>
      `Définition : ${pixels(width, height)}. Exportez la vidéo en HD, 1 280 × 720 au moins.`,
    unknown: "Votre navigateur ne lit pas cette vidéo : vérifiez qu’elle est au moins en HD, 1 280 × 720.",
  },
} as const;
