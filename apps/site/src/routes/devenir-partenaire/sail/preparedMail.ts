import { spaceChoice } from "@sillages/content";
import type { PreparedMail } from "../../../shell/mailto.ts";
import { hashOf } from "./choiceInHash.ts";
import { areaOf, type Plan, spaceOf } from "./plan.ts";
import type { SailChoice } from "./sailChoice.ts";

const { details, mail } = spaceChoice;

type Named = Pick<SailChoice, "benefits" | "chosen" | "name">;

/** The link that brings the choice back. */
export const linkTo = ({ benefits, chosen, name }: Named) =>
  location.origin + location.pathname + hashOf(chosen, name, benefits);

/** A mail that names the spaces, sail by sail. */
export function preparedMail(plan: Plan, choice: Named): PreparedMail {
  const sorted = choice.chosen.toSorted((a, b) => a - b);
  const lines = plan.sails.flatMap(({ id, name }) => {
    const own = sorted.filter((number) => spaceOf(plan, number)?.sail === id);
    return own.length > 0 ? [mail.line(name, own)] : [];
  });
  const total = details.totalValue(sorted.length, areaOf(plan, sorted));
  return {
    subject: mail.subject(sorted),
    body: mail.body(lines.join("\n"), total, linkTo(choice), choice.name),
  };
}
