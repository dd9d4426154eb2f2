import { spaceChoice } from "@sillages/content";
import type { PreparedMail } from "../../../shell/links/mailto.ts";
import { bySail } from "./bySail.ts";
import { type Choice, hashOf } from "./choiceInHash.ts";
import { type CompanyName, givenName } from "./companyName.ts";
import { areaOf, type Plan } from "./plan.ts";

const { details, mail } = spaceChoice;

/** The link that brings the choice back. */
export const linkTo = (choice: Choice) => location.origin + location.pathname + hashOf(choice);

/** A mail that names the spaces, sail by sail. */
export function preparedMail(plan: Plan, choice: Choice & CompanyName): PreparedMail {
  const { chosen } = choice;
  const lines = bySail(plan, chosen).map(({ name, numbers }) => mail.line(name, numbers));
  const total = details.totalValue(chosen.length, areaOf(plan, chosen));
  return {
    subject: mail.subject(chosen.toSorted((a, b) => a - b)),
    body: mail.body(lines.join("\n"), total, linkTo(choice), givenName(choice)),
  };
}
