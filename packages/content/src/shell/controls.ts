import { words } from "#data/shell/controls";
import { of } from "../format/of.ts";

/** The words of the kit's widgets, which speaks no language of its own. */
export const controls = {
  ...words,
  /** A label and what it introduces. */
  labelled: (label: string, value: string) => `${label} : ${value}`,
  visitSite: (name: string) => `Visiter le site ${of(name)}`,
} as const;
