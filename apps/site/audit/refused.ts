import type { Page } from "@playwright/test";
import { auditors } from "./auditors.ts";
import type { FalseAlarm } from "./falseAlarms.ts";
import type { Finding } from "./report.ts";

/** What the auditors refuse of `page` as it stands, but for `alarms`, of which those that they raise are added to `raised`. */
export async function refused(
  page: Page,
  where: string,
  alarms: readonly FalseAlarm[],
  raised: Set<FalseAlarm>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [auditor, audit] of Object.entries(auditors)) {
    for (const { element, problem, rule } of await audit(page)) {
      const known = alarms.find(
        (alarm) => alarm.auditor === auditor && alarm.rule === rule && alarm.element.test(element),
      );
      if (known) raised.add(known);
      else findings.push({ where, problem: `${auditor}, ${rule}: ${problem} ${element}` });
    }
  }
  return findings;
}

/** Those of `alarms`, written in `file`, that nobody has raised. */
export const unraised = (
  file: string,
  alarms: readonly FalseAlarm[],
  raised: ReadonlySet<FalseAlarm>,
): Finding[] =>
  alarms
    .filter((alarm) => !raised.has(alarm))
    .map(({ auditor, rule }) => ({
      where: file,
      problem: `${auditor} raises ${rule} no more: take it out.`,
    }));
