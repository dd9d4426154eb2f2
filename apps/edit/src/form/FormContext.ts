import { createContext, use } from "react";
import type { Finding, Store } from "../api.ts";
import type { Path } from "../entry/paths.ts";

/** What every field of a form asks of it. */
interface FormTies {
  readonly store: Store;
  readonly findings: readonly Finding[];
  readonly change: (path: Path, value: unknown) => void;
  readonly touch: (path: Path) => void;
}

export const FormContext = createContext<FormTies | undefined>(undefined);

export function useForm(): FormTies {
  const form = use(FormContext);
  if (!form) throw new Error("A field stands outside of its form.");
  return form;
}
