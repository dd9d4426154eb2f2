// The stages that follow the log: their months are those that it tells, in every sentence and status made of them.
import { positionsOf } from "../check/journal.ts";
import { followed, type Known, type Months } from "../journal/followed.ts";
import { parsePosition } from "../journal/position.ts";
import { greatCircleKm } from "../legs/geometry.ts";
import { home } from "../ports/home.ts";
import type { Data, DataEntry } from "./read.ts";
import { subjectOf } from "./validate.ts";

/** This near to the harbour, in km, a boat that gives a position is in it. */
const HARBOUR = 5;

/** `data` with the stages that say `followLog` moved to the months of the log. Only for data that the schemas accept. */
export function followLog(data: Data): Data {
  const stages = data.entries.get("stages");
  if (!stages?.some(({ value }) => value["followLog"])) return data;
  const known = knownPositions(data);
  const crossing = monthsOf(stages.find(({ value }) => value["leg"] === "amerique-latine"));
  const followers = stages.map((stage): DataEntry => {
    const planned = monthsOf(stage);
    const { followLog: follows, ...value } = stage.value;
    if (!follows || !planned || !crossing) return { ...stage, value };
    const isCrossing = value["leg"] === "amerique-latine";
    const own = known.filter(({ at }) => at.slice(0, 7) >= crossing.start === isCrossing);
    return { ...stage, value: { ...value, ...followed(planned, own) } };
  });
  return { ...data, entries: new Map([...data.entries, ["stages", followers]]) };
}

const monthsOf = (stage: DataEntry | undefined) => stage?.value as Months | undefined;

function knownPositions({ entries }: Data): Known[] {
  const tracks = (entries.get("tracks") ?? []).map(subjectOf).flatMap(positionsOf);
  const written = [...(entries.get("journal") ?? []), ...tracks] as readonly { value: Written }[];
  return written
    .map(({ value }) => ({ boat: value.boat, at: value.at, atHome: isAtHome(value) }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** A page of the log or a point of a track. */
interface Written {
  readonly boat: string;
  readonly at: string;
  readonly port?: string;
  readonly position?: string;
}

function isAtHome({ port, position }: Written): boolean {
  const where = parsePosition(position ?? "");
  return port === home.id || (where !== undefined && greatCircleKm(where, home.position) < HARBOUR);
}
