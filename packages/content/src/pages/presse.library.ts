import { dimensions } from "../format/numbers.ts";
import { weight } from "../format/weights.ts";

/** The press library of pictures. */
export const pressLibrary = {
  id: "phototheque",
  title: "Des images prêtes à publier",
  lines: ["Des images", "prêtes à publier"],
  lead: "Elles se téléchargent dans leur format d’origine. Pour un autre cadrage ou un autre sujet, appelez-nous.",
  license:
    "Licence : usage libre et gratuit pour parler de l’expédition, avec le crédit à côté de l’image. Ni publicité, ni revente.",
  size: dimensions,
  download: "Télécharger",
  /** Format and weight of the file that comes. */
  file: (bytes: number) => `JPEG, ${weight(bytes)}`,
} as const;
