// What several files must say alike, or may not say twice.
import type { Mistake } from "@sillages/french";
import type { YearMonth } from "../fields.ts";
import { isDay } from "../format/days.ts";
import { monthRangeInWords } from "../format/months.ts";
import type { Finding } from "./finding.ts";
import type { Folders } from "./references.ts";
import { fieldName, isRecord, leaves, valueAt, type Subject } from "./walk.ts";

/** Entries that contradict one another. `spaces` are the numbers that are drawn on the sails. */
export function agreementFindings(folders: Folders, spaces: ReadonlySet<number>): Finding[] {
  const inFolder = (name: string) => folders.get(name) ?? [];
  return [
    ...heldSpaces(inFolder("holdings"), spaces),
    ...copiedArticles(inFolder("press")),
    ...presentedVideos(inFolder("organisations"), inFolder("videos")),
    ...contestMonths(inFolder("contests")),
    ...contestSteps(inFolder("contests"), inFolder("calendar")),
    ...presentedMonths(inFolder("presentations"), inFolder("stages")),
    ...awardedPrizes(inFolder("winners"), inFolder("prizes"), inFolder("video-prizes")),
    ...questionBanks(inFolder("questions"), inFolder("quiz-banks")),
  ];
}

const at = ({ entry, file }: Subject, path: readonly PropertyKey[], said: Mistake): Finding => ({
  file,
  entry,
  field: fieldName(path),
  ...said,
});

const fieldOf = ({ value }: Subject, field: string) => valueAt(value, [field]);

/** A space that is on no sail, or that two organisations hold. */
function heldSpaces(holdings: readonly Subject[], drawn: ReadonlySet<number>): Finding[] {
  const holders = new Map<unknown, Subject>();
  return holdings.flatMap((holding) => {
    const numbers = fieldOf(holding, "spaces");
    if (!Array.isArray(numbers)) return [];
    return numbers.flatMap((number: unknown, index) => {
      const path = ["spaces", index];
      if (typeof number !== "number" || !drawn.has(number))
        return [at(holding, path, noSuchSpace(number, drawn))];
      const other = holders.get(number);
      holders.set(number, holding);
      return other ? [at(holding, path, heldTwice(number, other))] : [];
    });
  });
}

const noSuchSpace = (number: unknown, drawn: ReadonlySet<number>): Mistake => ({
  problem: `l’espace « ${String(number)} » n’est sur aucune voile`,
  remedy: `Les espaces sont numérotés de ${Math.min(...drawn)} à ${Math.max(...drawn)}.`,
});

const heldTwice = (number: number, { entry }: Subject): Mistake => ({
  problem: `l’espace « ${number} » est déjà pris par « ${entry} »`,
  remedy: "Le retirer de l’une des deux fiches.",
});

/** What is left of the article that was copied to make a new one. An agency signs in more than one media: its name alone is no copy. */
function copiedArticles(press: readonly Subject[]): Finding[] {
  const dateOf = (item: Subject) => String(fieldOf(item, "fullDate"));
  // The copy is the newer one.
  const oldestFirst = press.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return oldestFirst.flatMap((item, index) => {
    const before = oldestFirst.slice(0, index);
    const same = (other: Subject, ...fields: readonly string[]) =>
      fields.every((field) => fieldOf(other, field) === fieldOf(item, field));
    const seen = isSeen(item) ? before.filter((other) => same(other, ...audience)) : [];
    const said = before.filter((other) => fieldOf(other, "excerpt") !== undefined && same(other, "excerpt"));
    const signed = [...seen, ...said].find((other) => same(other, "journalist") && !same(other, "source"));
    const [figures] = seen;
    const retold = said.find((other) => same(other, "source"));
    return [
      ...(figures
        ? [at(item, ["views"], copied("les vues, partages et mentions j’aime sont ceux", figures))]
        : []),
      ...(retold ? [at(item, ["excerpt"], copied("l’extrait est celui", retold))] : []),
      ...(signed ? [at(item, ["journalist"], copied("le nom du journaliste est celui", signed))] : []),
    ];
  });
}

const audience = ["views", "shares", "likes"];

/** Whether somebody has seen it: a new article has no audience, as others that are new. */
const isSeen = (item: Subject) =>
  audience.some((figure) => Number.parseFloat(String(fieldOf(item, figure))) > 0);

const copied = (what: string, { entry }: Subject): Mistake => ({
  problem: `${what} de « ${entry} », au signe près, comme dans une copie`,
  remedy: "Écrire ce qui est vrai de cet article.",
});

/** The window of an organisation opens a video of the list that the organisation presents. */
function presentedVideos(organisations: readonly Subject[], videos: readonly Subject[]): Finding[] {
  return organisations.flatMap((organisation) => {
    const video = videos.find((entry) => fieldOf(entry, "id") === fieldOf(organisation, "video"));
    if (!video || fieldOf(video, "playlist") === fieldOf(organisation, "playlist")) return [];
    const problem = `la vidéo « ${video.entry} » n’est pas dans la liste que présente cette organisation`;
    return [at(organisation, ["video"], { problem, remedy: "Changer « video » ou « playlist »." })];
  });
}

/** The page tells one state for both contests. */
function contestMonths([first, ...others]: readonly Subject[]): Finding[] {
  if (!first) return [];
  return others.flatMap((contest) =>
    ["start", "end", "winners"]
      .filter((field) => fieldOf(contest, field) !== fieldOf(first, field))
      .map((field) => {
        const problem = `les deux concours n’ont pas les mêmes mois : « ${first.entry} » dit « ${String(fieldOf(first, field))} »`;
        return at(contest, [field], { problem, remedy: "Écrire le même mois dans les deux fiches." });
      }),
  );
}

/** The calendar of the page writes these months again: its steps may be others too, never other months for these. */
function contestSteps([contest]: readonly Subject[], calendar: readonly Subject[]): Finding[] {
  if (!contest || calendar.length === 0) return [];
  const told = new Set(calendar.map((step) => fieldOf(step, "start")));
  return ["start", "end", "winners"]
    .filter((field) => !told.has(fieldOf(contest, field)))
    .map((field) => {
      const problem = `aucune étape du calendrier ne commence le mois « ${String(fieldOf(contest, field))} »`;
      return at(contest, [field], { problem, remedy: "Écrire le même mois dans data/calendar/." });
    });
}

/** A period in a sentence, as `monthRangeInWords` writes it. */
const period = /\bd(?:e |’)\p{L}+(?: \d{4})? à \p{L}+ \d{4}/giu;

const isMonth = (value: unknown): value is YearMonth => isDay(`${String(value)}-01`);

/** The texts for the press, whose words are counted, say in full the months that the stages hold: of one, or from one to another. */
function presentedMonths(presentations: readonly Subject[], stages: readonly Subject[]): Finding[] {
  const monthsOf = (field: string) => stages.map((stage) => fieldOf(stage, field)).filter(isMonth);
  const known = monthsOf("start").flatMap((start) =>
    monthsOf("end").map((end) => monthRangeInWords({ start, end }).replaceAll("\u00a0", " ")),
  );
  return presentations.flatMap((presentation) =>
    [...leaves(presentation)].flatMap(({ entry, field, file, text }) =>
      [...text.replaceAll("\u00a0", " ").matchAll(period)]
        .filter(([said]) => !known.includes(said.toLowerCase()))
        .map(([said]) => ({
          file,
          entry,
          field,
          problem: `« ${said} » n’est la période d’aucune étape`,
          remedy: "Écrire les mois de data/stages/, ici et dans les phrases voisines.",
        })),
    ),
  );
}

/** Winners of a prize that does not exist, or more of them than the prize has. */
function awardedPrizes(
  winners: readonly Subject[],
  prizes: readonly Subject[],
  videoPrizes: readonly Subject[],
): Finding[] {
  const places = new Map<unknown, number>([
    ...prizes.map((prize) => [fieldOf(prize, "id"), Number(fieldOf(prize, "participants"))] as const),
    ...videoPrizes.map((prize) => [fieldOf(prize, "id"), 1] as const),
  ]);
  const awarded = new Map<unknown, number>();
  return winners.flatMap((winner) => {
    const prize = fieldOf(winner, "prize");
    const left = places.get(prize);
    const count = (awarded.get(prize) ?? 0) + 1;
    awarded.set(prize, count);
    if (left === undefined) return [at(winner, ["prize"], noSuchPrize(prize, [...places.keys()]))];
    return count > left ? [at(winner, ["prize"], awardedOnceMore(prize, left))] : [];
  });
}

const noSuchPrize = (prize: unknown, known: readonly unknown[]): Mistake => ({
  problem: `« ${String(prize)} » n’est le nom d’aucun lot`,
  remedy: `Choisir parmi : ${known.join(", ")}.`,
});

const awardedOnceMore = (prize: unknown, places: number): Mistake => ({
  problem: `« ${String(prize)} » compte ${places} lauréat${places > 1 ? "s" : ""}, celui-ci est de trop`,
  remedy: "Retirer une fiche, ou changer le nombre de gagnants du lot.",
});

/** `data/questions/ocean-vivant/posidonie.yaml` → `ocean-vivant` */
const bankOf = ({ file }: Subject) => file.split("/").at(-2) ?? "";

function questionBanks(questions: readonly Subject[], banks: readonly Subject[]): Finding[] {
  const named = new Set(banks.map((bank) => fieldOf(bank, "id")));
  const served = new Set(questions.map(bankOf));
  const strays = [...served].filter((bank) => !named.has(bank));
  const empty = banks.filter((bank) => isRecord(bank.value) && !served.has(String(fieldOf(bank, "id"))));
  return [
    ...strays.map((bank): Finding => ({
      file: `data/questions/${bank}/`,
      entry: bank,
      field: "dossier",
      problem: "ces questions n’ont pas de banque",
      remedy: `Décrire la banque dans data/quiz-banks/${bank}.yaml, ou corriger le nom du dossier.`,
    })),
    ...empty.map((bank) =>
      at(bank, [], {
        problem: "cette banque n’a pas de question",
        remedy: `En écrire dans data/questions/${bank.entry}/.`,
      }),
    ),
  ];
}
