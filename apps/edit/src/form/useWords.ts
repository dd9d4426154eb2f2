import { type Path, samePath } from "../entry/paths.ts";
import { words } from "../words.ts";
import type { Field } from "./field.ts";
import { useForm } from "./FormContext.ts";

/** What stands around a control: its label, its help, and what the check says of it. */
export function useWords({ label, hint, required }: Field, path: Path) {
  const { findings } = useForm();
  const own = findings.filter((finding) => samePath(finding.path, path));
  const error = own.map(({ problem, remedy }) => `${problem}. ${remedy}`).join(" ");
  return {
    label: required ? label : words.optional(label),
    hint: hint && sentence(hint),
    ...(error && { error: capital(error) }),
  };
}

/** « deux phrases, sur la carte » → « Deux phrases, sur la carte. » */
const sentence = (text: string) => (/[.!?…»]$/.test(text) ? capital(text) : `${capital(text)}.`);

const capital = (text: string) => text.charAt(0).toLocaleUpperCase("fr") + text.slice(1);
