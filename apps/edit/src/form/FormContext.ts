import { createContext, type ReactNode, use } from "react";
import type { Finding, Store } from "../api.ts";
import type { Path } from "../entry/paths.ts";
import type { Field } from "./field.ts";

export interface ControlProps<Kind extends Field["kind"] = Field["kind"]> {
  readonly field: Extract<Field, { kind: Kind }>;
  readonly path: Path;
  readonly value: unknown;
}

/** What every field of a form asks of it. */
interface FormTies {
  /** Of the collection that the entry is of. */
  readonly folder: string;
  readonly store: Store;
  readonly findings: readonly Finding[];
  readonly change: (path: Path, value: unknown) => void;
  readonly touch: (path: Path) => void;
  /** Called with the picture that was dropped, `portraits/ada`. */
  readonly pictureDropped: (picture: string) => void;
  /** Draws any field: a group and a list hold others. */
  readonly Control: (props: ControlProps) => ReactNode;
}

export const FormContext = createContext<FormTies | undefined>(undefined);

export function useForm(): FormTies {
  const form = use(FormContext);
  if (!form) throw new Error("A field stands outside of its form.");
  return form;
}
