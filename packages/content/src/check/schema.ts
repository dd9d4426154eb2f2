import { nearest } from "@sillages/french/nearest";
import type { z } from "zod";
import type { Finding } from "./finding.ts";
import { amongWords, problemOf, remedyOf, sentence } from "./schema.words.ts";
import { fieldName, valueAt, type Subject } from "./walk.ts";

type Issue = z.core.$ZodIssue;

/** What `schema` refuses in `subject`, said in French. */
export function schemaFindings(subject: Subject, schema: z.ZodType): Finding[] {
  const result = schema.safeParse(subject.value, { error: remedyOf });
  if (result.success) return [];
  // A misspelt field is unknown and leaves another one missing: its own finding comes first, and says more.
  const issues = result.error.issues.toSorted((a, b) => rank(a) - rank(b));
  return issues.flatMap((issue) => findingsOf(issue, subject, []));
}

const rank = ({ code }: Issue) => (code === "unrecognized_keys" ? 0 : 1);

function findingsOf(issue: Issue, subject: Subject, outside: readonly PropertyKey[]): Finding[] {
  const path = [...outside, ...issue.path];
  const choices = choicesOf(issue);
  if (choices) {
    const { file, entry, value } = subject;
    const problem = problemOf(issue, valueAt(value, path));
    return [{ file, entry, field: fieldName(path), problem, remedy: sentence(amongWords(choices)) }];
  }
  if (issue.code === "invalid_union" && issue.errors.length > 0) {
    const closest = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
    return closest.flatMap((inside) => findingsOf(inside, subject, path));
  }
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => unknownField(key, issue, subject, path));
  const { file, entry, value } = subject;
  const problem = problemOf(issue, valueAt(value, path));
  return [{ file, entry, field: fieldName(path), problem, remedy: sentence(issue.message) }];
}

/** The values of a union that has nothing else: 10, 15 or 20. */
function choicesOf(issue: Issue): readonly unknown[] | undefined {
  if (issue.code !== "invalid_union") return undefined;
  const inside = issue.errors.flat();
  const choices = inside.flatMap((one) =>
    one.code === "invalid_value" && one.path.length === 0 ? one.values : [],
  );
  return choices.length > 0 && choices.length === inside.length ? choices : undefined;
}

/** The finding stands at the name that was meant, so that the editor finds it in the schema. */
function unknownField(
  key: string,
  issue: Issue,
  { file, entry }: Subject,
  path: readonly PropertyKey[],
): Finding {
  const meant = nearest(key, issue.message.split("|"));
  const field = fieldName([...path, meant ?? key]);
  const remedy = meant
    ? `Retirer ce champ ou corriger son nom : « ${meant} ».`
    : "Retirer ce champ ou corriger son nom.";
  return { file, entry, field, path: [...path, key], problem: `champ inconnu « ${key} »`, remedy };
}
