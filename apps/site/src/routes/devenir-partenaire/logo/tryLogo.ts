import { logoTrial, spaces, sails, weight } from "@sillages/content";
import { sailCloths } from "@sillages/ui";
import { HEAVIEST, type LogoRefusal, type ReadLogo, readLogo } from "./readLogo.ts";

/** The drawings of the two boats. */
export const boatDrawings = {
  first: `${import.meta.env.PICTURES}/sails/voilure-rouge.svg`,
  second: `${import.meta.env.PICTURES}/sails/voilure-bleue.svg`,
} as const;

export const boatOf = (sail: string) =>
  sails.find(({ id }) => id === sail)?.boat === "bleue" ? ("second" as const) : ("first" as const);

/** A logo and the cloth that it may be laid on. */
export interface SailLogo extends ReadLogo {
  /** The name of its file. */
  name: string;
  /** The colour of the cloth of each space, by number. */
  cloths: ReadonlyMap<number, string>;
}

/** Reads a logo; or says why it cannot be laid on a sail. */
export async function tryLogo(file: File): Promise<SailLogo | string> {
  const read = await readLogo(file);
  if ("reason" in read) return refusal(read, file.size);
  const cloths = await sailCloths(
    boatDrawings,
    spaces.map(({ centre, number, sail }) => ({ number, centre, boat: boatOf(sail) })),
  );
  return { ...read, name: file.name, cloths };
}

function refusal(refused: LogoRefusal, bytes: number): string {
  const { refused: words } = logoTrial;
  switch (refused.reason) {
    case "heavy":
      return words.heavy(weight(bytes), weight(HEAVIEST));
    case "tiny":
    case "huge":
      return words[refused.reason](refused.width, refused.height);
    default:
      return words[refused.reason];
  }
}
