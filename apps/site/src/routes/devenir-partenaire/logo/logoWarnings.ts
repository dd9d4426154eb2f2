import { logoTrial, weight } from "@sillages/content";
import { isLegible } from "@sillages/media";
import { type Plan, sailOf, spaceOf } from "../sail/plan.ts";
import type { LogoNote } from "./readLogo.ts";
import type { SailLogo } from "./tryLogo.ts";

const { notes, pale } = logoTrial;

/** What deserves to be known of the logo itself, then of the logo on the sails of the chosen spaces. */
export function logoWarnings(plan: Plan, logo: SailLogo, chosen: readonly number[]): string[] {
  const say = (note: LogoNote) => {
    if (note === "small") return notes.small(Math.max(logo.width, logo.height));
    if (note === "heavy") return notes.heavy(weight(logo.bytes));
    return notes[note];
  };
  const lost = chosen.filter((number) => !isLegible(logo.dots, logo.cloths.get(number) ?? ""));
  const names = new Set(lost.flatMap((number) => sailOf(plan, spaceOf(plan, number))?.name ?? []));
  const isPale = names.size > 0 && !logo.notes.includes("blank");
  return [...logo.notes.map(say), ...(isPale ? [pale([...names].join("\u202F; "))] : [])];
}
