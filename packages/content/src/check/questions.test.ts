import { expect, it } from "vitest";
import { announcedPointsFindings, askedTwiceFindings, questionFindings } from "./questions.ts";
import { print } from "./report.ts";

const whale = {
  id: "baleine-bleue",
  question: "Quel est le plus grand animal connu ?",
  options: ["La baleine bleue", "Le cachalot", "Le requin-baleine", "L’éléphant"],
  correct: 0,
  difficulty: "facile",
  points: 10,
};

const said = (planted: object) =>
  questionFindings("src/questions/vie-marine.ts", { ...whale, ...planted }).map(print);

const here = "packages/content/src/questions/vie-marine.ts · baleine-bleue";

it("finds nothing to say about a right question", () => {
  expect(said({})).toEqual([]);
  expect(said({ difficulty: "Difficile", points: 20 })).toEqual([]);
});

it.each([4, -1, 1.5])("refuses the answer n° %d of four", (correct) => {
  expect(said({ correct })).toEqual([
    `${here} · correct : la bonne réponse est la n° ${correct}, mais la question a 4 réponses. Les réponses se comptent à partir de 0 : écrire un nombre de 0 à 3.`,
  ]);
});

it("refuses the same answer twice, whatever its accents and capitals", () => {
  expect(said({ options: ["La baleine bleue", "L’elephant", "Le cachalot", "L’Éléphant"] })).toEqual([
    `${here} · options n° 4 : la réponse « L’Éléphant » répète la réponse n° 2. Écrire une autre réponse.`,
  ]);
});

it("refuses points that are not those of the difficulty", () => {
  expect(said({ points: 15 })).toEqual([
    `${here} · points : 15 points pour une question « facile ». Écrire 10, ou changer la difficulté.`,
  ]);
});

const shown = (alt: string) => ({ picture: { drawing: "questions/nageur", alt } });

it("refuses a picture whose words give the answer, whatever their capitals", () => {
  expect(said(shown("Un grand animal souffle à la surface."))).toEqual([]);
  expect(said(shown("Ici, LA BALEINE BLEUE souffle."))).toEqual([
    `${here} · picture › alt : le texte de l’image donne la réponse, « La baleine bleue ». Dire ce que l’on voit, sans le nommer.`,
  ]);
});

it("refuses questions of Océan vivant that are not worth what the site announces", () => {
  const worth = (bank: string, ...points: number[]) =>
    points.map((each, at) => ({
      file: `data/questions/${bank}/q${at}.yaml`,
      entry: `q${at}`,
      value: { points: each },
    }));
  const figures = [{ file: "data/figures.yaml", entry: "figures", value: { quizMaximumPoints: 30 } }];
  const findings = (...points: number[]) =>
    announcedPointsFindings([...worth("ocean-vivant", ...points), ...worth("cap-au-large", 20)], figures);
  expect(findings(10, 20)).toEqual([]);
  expect(findings(10, 20, 15).map(print)).toEqual([
    expect.stringContaining("ses 3 questions valent 45 points, et le site en annonce 30"),
  ]);
});

it("refuses a question that another bank asks, whatever its accents and capitals", () => {
  const asked = (bank: string, question: string) => ({
    file: `data/questions/${bank}/baleine.yaml`,
    entry: "baleine",
    value: { question },
  });
  const first = asked("ocean-vivant", "Où vit la baleine bleue ?");
  expect(askedTwiceFindings([first, asked("cap-au-large", "Où vit le cachalot ?")])).toEqual([]);
  expect(askedTwiceFindings([first, asked("cap-au-large", "Ou vit la Baleine bleue ?")]).map(print)).toEqual([
    expect.stringContaining("est déjà demandé dans data/questions/ocean-vivant/baleine.yaml"),
  ]);
});
