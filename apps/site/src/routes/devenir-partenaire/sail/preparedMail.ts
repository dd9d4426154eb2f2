import { spaceChoice } from "@sillages/content";
import type { PreparedMail } from "../../../shell/mailto.ts";
import { type Choice, hashOf } from "./choiceInHash.ts";
import { areaOf, type Plan, spaceOf } from "./plan.ts";

const { details, mail } = spaceChoice;

/** The link that brings the choice back. */
export const linkTo = (choice: Choice) => location.origin + location.pathname + hashOf(choice);

/** A mail that names the spaces, sail by sail. */
export function preparedMail(plan: Plan, choice: Choice): PreparedMail {
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
