// Invented headlines, fitted as a site fits its own: long and short lines, accents, commas, descenders.
import { globalStyle, style } from "@vanilla-extract/css";
import { headlineStyles, wordmarkStyles } from "../fit/headlineStyles.ts";

export const headlines = headlineStyles({
  opening: { wide: [["Une coque", 0.62], "tient", "le cap."] },
  anchor: ["On lève l’ancre", "à l’aube."],
  port: ["Un port,", "une lumière."],
  silence: ["Silence,", "on navigue."],
  sailors: ["Et vous,", "vous embarquez\u202f?"],
  weather: ["Six bonnes raisons", "de larguer."],
  boats: ["Deux bateaux", "qui restaient", "à quai."],
  rules: ["Trois règles", "affichées à la descente"],
  diary: ["Le journal de bord,", "un jeudi sur deux."],
  film: ["Défi vidéo\u00a0:", "soixante secondes."],
  waterline: ["Sous la ligne", "de flottaison"],
  stage: ["Étape à Saint-Malo,", "Île d’Yeu, Été austral"],
  apart: ["Oh\u202f!", "quel beau temps pour la voile"],
  lost: ["Hors carte."],
  workshop: ["Bienvenue", "à l’atelier."],
});

export const wordmarks = {
  usual: wordmarkStyles("Embruns"),
  short: wordmarkStyles("Cap"),
  long: wordmarkStyles("Expédition Grand Large"),
};

/** What a reader sees while the display font is on its way. */
export const withoutFont = style({});
globalStyle(`${withoutFont} *`, { fontFamily: '"Affiche repli" !important' });

/** What WCAG 1.4.12 lets a reader ask for. */
export const spacedText = style({});
globalStyle(`${spacedText} *`, {
  letterSpacing: ".12em !important",
  wordSpacing: ".16em !important",
  lineHeight: "1.5 !important",
});
