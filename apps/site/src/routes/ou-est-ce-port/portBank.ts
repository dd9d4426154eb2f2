// The ports as a bank of the quiz engine: a question each, four stretches of the road to choose from.
import { callsOf, type Coordinates, home, legs, ports, type VoyageId } from "@sillages/content";
import type { Frame } from "@sillages/illustrations";
import type { Question } from "@sillages/quiz-engine";
import { frames } from "../../map/frames.ts";

/** A port to find. */
export interface GamePort extends Question {
  readonly name: string;
  readonly country: string;
  readonly frame: Frame;
  readonly position: Coordinates;
  /** What is told of it once it is found. */
  readonly note: string;
  /** The ids of the ports that its options stand for, in their order. */
  readonly stands: readonly string[];
}

/** How many stretches one chooses from. */
const OPTIONS = 4;

const nameOf = (id: string) => [home, ...ports].find((port) => port.id === id)?.name ?? id;

/** The ports just before and just after, by their names: they are not told by the road itself. */
function neighbours(id: string, voyage: VoyageId): readonly [before: string, after: string] {
  const road = legs[voyage];
  const before = road.find(({ to }) => to === id)?.from ?? home.id;
  const after = road.find(({ from }) => from === id)?.to ?? home.id;
  return [nameOf(before), nameOf(after)];
}

/** Every call of both voyages; `between` says where a port stands by its neighbours. */
export function portBank(between: (before: string, after: string) => string): GamePort[] {
  return (Object.keys(frames) as VoyageId[]).flatMap((voyage) => {
    const calls = callsOf(voyage);
    return calls.map(({ country, id, name, note, position }, at): GamePort => {
      // The others stand far from it and from each other, all along the road.
      const stands = Array.from(
        { length: OPTIONS },
        (_, turn) => calls[(at + Math.round((turn * calls.length) / OPTIONS)) % calls.length]!.id,
      );
      return {
        id,
        name,
        country,
        note,
        frame: frames[voyage],
        position: [...position],
        stands,
        options: stands.map((port) => between(...neighbours(port, voyage))),
        correct: 0,
        difficulty: voyage,
        points: 0,
      };
    });
  });
}
