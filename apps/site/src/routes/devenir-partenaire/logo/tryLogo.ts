import { logoTrial, weight } from "@sillages/content";
import type { Plan } from "../sail/plan.ts";
import { type Cloths, readCloths } from "../sail/useCloths.ts";
import { HEAVIEST, type LogoRefusal, type ReadLogo, readLogo } from "./readLogo.ts";

/** A logo and the cloth that it may be laid on. */
export interface SailLogo extends ReadLogo {
  /** The name of its file. */
  name: string;
  /** The colour of the cloth of each space, by number. */
  cloths: Cloths;
}

/** Reads a logo; or says why it cannot be laid on a sail. */
export async function tryLogo(file: File, plan: Plan): Promise<SailLogo | string> {
  const read = await readLogo(file);
  if ("reason" in read) return refusal(read, file.size);
  const cloths = await readCloths(plan);
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
