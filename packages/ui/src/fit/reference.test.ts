import { expect, test } from "vitest";
import { fitLines } from "./fitLines.ts";

/**
 * What the designer measured in Chromium, letter by letter at 100 px: the measure in em, then the width of each line.
 * The measure agrees within 0.3 %, the widths within 0.3 points: those were noted between the quarters that a browser keeps.
 */
const measured: readonly [lines: readonly string[], measureEm: number, stretches: readonly number[]][] = [
  [["Naviguer ensemble,", "c’est choisir un cap."], 8.017, [68, 69]],
  [["Naviguer vers", "un avenir durable"], 7.052, [83, 68]],
  [["Et vous,", "vous embarquez\u202f?"], 6.17, [132, 58]],
  [["Le journal de bord,", "un jeudi sur deux."], 7.332, [68, 72]],
  [["On en parle", "à terre."], 4.415, [68, 95.7]],
  [["Trois rédactions", "à bord."], 5.755, [58, 132]],
  [["Agenda", "des rédactions"], 5.7, [132, 63.7]],
  [["Une question\u202f?", "Camille décroche."], 7.09, [84.7, 68]],
  [["Votre nom", "sur la voile."], 4.59, [75.2, 68]],
  [["Opportunités", "sur les voiles"], 5.35, [68.2, 68]],
  [["Six bonnes raisons", "de larguer."], 7.571, [68, 117.7]],
  [["La Passerelle,", "votre plateforme."], 7.274, [89.2, 68]],
  [["Un café,", "une carte, un cap."], 6.088, [132, 58.5]],
  [["Silence,", "on navigue."], 4.472, [99.5, 68]],
  [["Six bobines", "à dérouler."], 4.51, [68, 69.5]],
  [["À vous", "de jouer."], 3.455, [90.5, 68]],
  [["Un port,", "une lumière."], 4.927, [104.5, 68]],
  [["Le grand quiz", "de l’océan"], 5.126, [68, 89.2]],
  [["Ce qu’on gagne", "en sachant."], 5.808, [68, 86.5]],
  [["Défi vidéo\u00a0:", "soixante secondes."], 7.777, [126, 68]],
  [["Deux bateaux", "qui restaient", "à quai."], 4.833, [60.5, 62.7, 132]],
  [["Trois règles", "affichées à la descente"], 9.291, [129.5, 68]],
  [["Dix objectifs", "sur le tableau."], 5.715, [78.5, 68]],
  [["Sept visages", "tiennent la barre."], 7.045, [93.7, 68]],
  [["Hors carte."], 4.62, [68]],
];

test.each(measured)("%j is fitted as it was by eye", (lines, measureEm, stretches) => {
  const fit = fitLines(lines);
  expect(Math.abs(fit.measureEm / measureEm - 1)).toBeLessThan(0.003);
  fit.lines.forEach(({ stretch }, at) =>
    expect(Math.abs(stretch - (stretches[at] ?? 0))).toBeLessThanOrEqual(0.3),
  );
});
