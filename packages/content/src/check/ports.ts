// A call has its place on the road: in the order of its voyage, in the months of its stage, in its country.
import { home } from "../ports/home.ts";
import type { FieldMistake, Finding } from "./finding.ts";
import { fieldName, valueAt, type Subject } from "./walk.ts";

/** A way from one harbour to the next, by their ids. */
export interface Way {
  readonly from: string;
  readonly to: string;
}

/** The calls where the drawn `ways` go and that no file of `ports` describes any more. */
export function lostCalls(
  ports: readonly Subject[],
  ways: Readonly<Record<string, readonly Way[]>>,
): Finding[] {
  const known = new Set([home.id, ...ports.map((port) => text(port, "id"))]);
  const onTheMap = Object.values(ways).flatMap((voyage) => voyage.map(({ to }) => to));
  return onTheMap
    .filter((id) => !known.has(id))
    .map((entry) => ({
      file: "data/ports/",
      entry,
      field: "fichier",
      problem: `la carte passe par cette escale, que le fichier ${entry}.yaml ne décrit plus`,
      remedy: "Le remettre, ou demander à un développeur de tracer la route sans elle, dans src/legs/.",
    }));
}

/** What is wrong in `ports`, in their order, beside the `stages` and the drawn ways of each voyage. */
export function portFindings(
  ports: readonly Subject[],
  stages: readonly Subject[],
  ways: Readonly<Record<string, readonly Way[]>>,
): Finding[] {
  const found = ports.map((port) => [port, country(port)] as const);
  const voyages = [...new Set(ports.map((port) => text(port, "leg")))];
  for (const voyage of voyages) {
    const calls = ports.filter((port) => text(port, "leg") === voyage);
    const stage = stages.find((entry) => of(entry, "leg") === voyage);
    calls.forEach((port, index) => {
      found.push([port, month(port, calls[index - 1])], [port, stage && within(port, stage)]);
      found.push([port, reached(port, calls[index - 1], calls[index + 1], ways[voyage] ?? [])]);
    });
  }
  return found.flatMap(([{ entry, file }, said]) =>
    said ? [{ file, entry, ...said, field: fieldName([said.field]) }] : [],
  );
}

const of = ({ value }: Subject, field: string) => valueAt(value, [field]);
const text = (subject: Subject, field: string) => String(of(subject, field));

const countries = new Intl.DisplayNames("fr", { type: "region" });

function country(port: Subject): FieldMistake | undefined {
  const code = text(port, "countryCode");
  const known = /^[A-Z]{2}$/.test(code) ? countries.of(code) : undefined;
  if (known === undefined || known === text(port, "country")) return undefined;
  const problem = `« ${text(port, "country")} » n’est pas le pays dont le code est « ${code} »`;
  return { field: "country", problem, remedy: `Écrire « ${known} », ou corriger le code.` };
}

function month(port: Subject, before: Subject | undefined): FieldMistake | undefined {
  if (!before || text(before, "month") <= text(port, "month")) return undefined;
  const problem = `le mois « ${text(port, "month")} » précède celui de l’escale d’avant, « ${before.entry} »`;
  return { field: "month", problem, remedy: "Corriger le mois, ou le rang." };
}

function within(port: Subject, stage: Subject): FieldMistake | undefined {
  const [start, end, called] = [text(stage, "start"), text(stage, "end"), text(port, "month")];
  if (start <= called && called <= end) return undefined;
  const problem = `le mois « ${called} » sort de l’étape « ${stage.entry} », de ${start} à ${end}`;
  return { field: "month", problem, remedy: "Corriger le mois, ou les dates de l’étape." };
}

function reached(
  port: Subject,
  before: Subject | undefined,
  after: Subject | undefined,
  ways: readonly Way[],
): FieldMistake | undefined {
  const id = text(port, "id");
  const [to, from] = [ways.find((way) => way.to === id), ways.find((way) => way.from === id)];
  if (!to || !from) {
    const problem = "la carte n’a pas de route jusqu’à cette escale";
    return { field: "id", problem, remedy: "Demander à un développeur de la tracer, dans src/legs/." };
  }
  // One that the map does not reach is told of its own.
  const isAt = (end: string, call: Subject | undefined) =>
    call === undefined || text(call, "id") === end || ways.every((way) => way.to !== text(call, "id"));
  if (isAt(to.from, before) && isAt(from.to, after)) return undefined;
  const problem = `la carte y vient de « ${to.from} » et repart vers « ${from.to} »`;
  return { field: "order", problem, remedy: "Écrire un nombre entre les leurs." };
}
