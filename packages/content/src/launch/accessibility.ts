import type { Leaf } from "../check/walk.ts";
import type { Leftover } from "./leftover.ts";

const file = "data/pages/accessibilite.yaml";

/** How long the law lets an accessibility statement stand. */
const YEARS = 3;

const parisDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Paris", dateStyle: "short" });

/** An accessibility statement that is too old, dated after today, or not dated. */
export function accessibilityLeftovers(leaves: readonly Leaf[], now: Date): Leftover[] {
  const date = leaves.find((leaf) => leaf.file === file && leaf.field === "updated");
  const problem = problemOf(date?.text, parisDay.format(now));
  if (!problem) return [];
  const remedy = "Relire la déclaration, puis écrire le jour de cette relecture, ici et dans le texte.";
  const entry = date?.entry ?? "accessibilite";
  return [{ heading: "Mentions légales", file, entry, field: "updated", problem, remedy }];
}

function problemOf(date: string | undefined, today: string): string | undefined {
  if (date === undefined) return "la déclaration n’est pas datée";
  if (date > today) return `la déclaration est datée du « ${date} », qui n’est pas encore venu`;
  const years = Number(today.slice(0, 4)) - Number(date.slice(0, 4));
  const isOld = years > YEARS || (years === YEARS && today.slice(4) > date.slice(4));
  return isOld ? `la déclaration, du « ${date} », a plus de trois ans` : undefined;
}
