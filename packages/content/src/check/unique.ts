import type { Finding } from "./finding.ts";
import { fieldName, valueAt, type Subject } from "./walk.ts";

/** The values of `field` that two entries share. */
export function duplicateFindings(subjects: readonly Subject[], field: string): Finding[] {
  const first = new Map<unknown, Subject>();
  const findings: Finding[] = [];
  for (const subject of subjects) {
    const value = valueAt(subject.value, field.split("."));
    const other = first.get(value);
    if (value === undefined) continue;
    if (!other) first.set(value, subject);
    else findings.push(duplicate(subject, other, field, value));
  }
  return findings;
}

function duplicate({ file, entry }: Subject, other: Subject, field: string, value: unknown): Finding {
  const problem = `« ${String(value)} » est déjà pris par « ${other.entry} »`;
  const where = other.file === file ? "" : ` (packages/content/${other.file})`;
  return {
    file,
    entry,
    field: fieldName(field.split(".")),
    problem: problem + where,
    remedy: "Changer l’un des deux : ce champ est unique.",
  };
}
