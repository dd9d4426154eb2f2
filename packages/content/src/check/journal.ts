// A page of the log was written where a boat can be: at sea or in a port of the road, after the page before, not faster than it sails.
import { boats } from "../journal/boats.ts";
import { parsePosition } from "../journal/position.ts";
import { quantity } from "../format/numbers.ts";
import { positionInWords } from "../format/positions.ts";
import { distanceOf, greatCircleKm, type Position } from "../legs/geometry.ts";
import type { FieldMistake, Finding } from "./finding.ts";
import { fieldName, type Subject, valueAt } from "./walk.ts";

/** Faster than an IMOCA has ever averaged between two positions, in knots. */
const FASTEST = 30;

/** Farther than this from the road, in km, with land between: the boat would be on the other side of the coast. */
const BEHIND = 100;

/** Farther than this from the road, in km, no weather and no repair explains it. */
const FARTHEST = 1500;

/** What the log is compared with. */
export interface LogContext {
  readonly ports: ReadonlyMap<string, Position>;
  readonly isLand: (position: Position) => boolean;
  /** How far the road of the voyage is from `position` at the instant `at`, in km, and whether land lies between. */
  readonly roadFrom: (position: Position, at: string) => { readonly km: number; readonly overLand: boolean };
  /** The goals of sustainable development that the expedition attaches its actions to. */
  readonly goals: readonly number[];
  readonly now: Date;
}

/** The positions that a tracker's file holds, each as a page without a word. */
export function positionsOf({ entry, file, value }: Subject): Subject[] {
  const [points, boat] = [valueAt(value, ["points"]), valueAt(value, ["boat"])];
  if (!Array.isArray(points)) return [];
  return points.map((point): Subject => {
    const [at, ...position] = String(point).split(" ");
    return { file, entry, value: { boat, at, position: position.join(" ") } };
  });
}

interface Page {
  readonly subject: Subject;
  readonly boat: string;
  readonly at: string;
  readonly where: Position | undefined;
}

const text = ({ value }: Subject, field: string) => {
  const said = valueAt(value, [field]);
  return typeof said === "string" ? said : undefined;
};

/** What is wrong in the pages of the log. */
export function journalFindings(subjects: readonly Subject[], logContext: LogContext): Finding[] {
  const pages = subjects
    .map((subject): Page => {
      const port = text(subject, "port");
      const where =
        port === undefined ? parsePosition(text(subject, "position") ?? "") : logContext.ports.get(port);
      return { subject, boat: text(subject, "boat") ?? "", at: text(subject, "at") ?? "", where };
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
  const found = pages.flatMap((page, index) => {
    const before = pages.slice(0, index).findLast(({ boat }) => boat === page.boat);
    const place = ashore(page, logContext) ?? strayed(page, logContext);
    return [
      place,
      early(page, logContext),
      twice(page, before),
      fast(page, before),
      foreign(page, logContext),
    ].map((said) => [page.subject, said] as const);
  });
  return found.flatMap(([{ entry, file }, said]) =>
    said ? [{ file, entry, ...said, field: fieldName([said.field]) }] : [],
  );
}

function ashore({ subject, where }: Page, { isLand }: LogContext): FieldMistake | undefined {
  if (text(subject, "position") === undefined || !where || !isLand(where)) return undefined;
  const swapped: Position = [where[1], where[0]];
  const turned: Position = [-where[0], where[1]];
  const likely = [turned, swapped].find((other) => Math.abs(other[1]) <= 90 && !isLand(other));
  return {
    field: "position",
    problem: `${positionInWords(where)} est à terre`,
    remedy: likely
      ? `Est-ce ${positionInWords(likely)} ? Vérifier l’ordre (latitude, longitude) et le côté (E ou O).`
      : "Vérifier l’ordre (latitude, longitude) et le côté (E ou O).",
  };
}

function strayed({ at, subject, where }: Page, { roadFrom }: LogContext): FieldMistake | undefined {
  if (text(subject, "position") === undefined || !where || Number.isNaN(Date.parse(at))) return undefined;
  const { km, overLand } = roadFrom(where, at);
  if (km < (overLand ? BEHIND : FARTHEST)) return undefined;
  const far = `${positionInWords(where)} est à ${quantity(Math.round(km), "km")} de la route`;
  return {
    field: "position",
    problem: overLand ? `${far}, de l’autre côté des terres` : far,
    remedy: "Vérifier la position et l’instant\u202f; s’ils sont justes, la route de src/legs/ a changé.",
  };
}

function early({ at }: Page, { now }: LogContext): FieldMistake | undefined {
  if (Date.parse(at) <= now.getTime()) return undefined;
  const problem = `« ${at} » n’est pas encore passé`;
  return { field: "at", problem, remedy: "Écrire l’instant où la page a été écrite, en heure universelle." };
}

function twice({ at }: Page, before: Page | undefined): FieldMistake | undefined {
  if (before?.at !== at) return undefined;
  const problem = `le même bateau a déjà une page à cet instant, « ${before.subject.entry} »`;
  return { field: "at", problem, remedy: "Corriger l’une des deux." };
}

function fast({ at, boat, where }: Page, before: Page | undefined): FieldMistake | undefined {
  if (!where || !before?.where) return undefined;
  const hours = (Date.parse(at) - Date.parse(before.at)) / 3_600_000;
  const { nauticalMiles } = distanceOf(greatCircleKm(before.where, where));
  if (hours <= 0 || nauticalMiles / hours <= FASTEST) return undefined;
  const name = boats.find(({ id }) => id === boat)?.name ?? boat;
  const far = Math.round(nauticalMiles);
  return {
    field: "position",
    problem: `${name} aurait fait ${far} milles en ${Math.max(1, Math.round(hours))} heures depuis « ${before.subject.entry} »`,
    remedy: "Vérifier la position et l’instant, ici et sur la page d’avant.",
  };
}

/** A goal that the report to partners would pass over. */
function foreign({ subject }: Page, { goals }: LogContext): FieldMistake | undefined {
  const said = valueAt(subject.value, ["report", "goals"]);
  const unknown = Array.isArray(said) && said.find((goal) => !goals.includes(goal));
  if (typeof unknown !== "number") return undefined;
  return {
    field: "report",
    problem: `l’objectif ${unknown} n’est pas de ceux que l’expédition suit`,
    remedy: `Choisir parmi : ${goals.join(", ")} ; ou l’ajouter à data/pages/presentation.goals.yaml.`,
  };
}
