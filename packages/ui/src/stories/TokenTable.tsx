import type { ReactNode } from "react";
import { DataTable } from "../components/DataTable/DataTable.tsx";
import { customProperty } from "../theme/customProperty.ts";
import { theme } from "../theme/theme.css.ts";

export interface TokenLine {
  /** Its place in the theme: `["space", "near"]`. */
  path: readonly string[];
  value: ReactNode;
  /** What it is worth by night. */
  night?: ReactNode;
}

export interface TokenTableProps {
  caption: string;
  /** Whether it changes by night. */
  nightly?: boolean;
  lines: readonly TokenLine[];
}

const code = (words: string) => <code style={{ whiteSpace: "nowrap", fontSize: ".8em" }}>{words}</code>;

/** The name to type of each token, in a style sheet of the kit and in any other, and what it is worth. */
export function TokenTable({ caption, nightly = false, lines }: TokenTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { key: "name", label: "Dans un .css.ts" },
        { key: "property", label: "Dans une feuille CSS" },
        { key: "value", label: nightly ? "Le jour" : "Valeur" },
        ...(nightly ? [{ key: "night", label: "La nuit" }] : []),
      ]}
      rows={lines.map(({ path, value, night }) => ({
        id: path.join("."),
        cells: {
          name: code(`theme.${path.join(".")}`),
          property: code(customProperty(path)),
          value: typeof value === "string" ? code(value) : value,
          night,
        },
      }))}
    />
  );
}

/** A patch of a colour, beside its value. */
export function Patch({ color }: { color: string }) {
  return (
    <span
      style={{
        display: "inline-block",
        width: "1.4em",
        height: "1.4em",
        marginInlineEnd: theme.space.close,
        verticalAlign: "middle",
        background: color,
        border: `1px solid ${theme.color.border.control}`,
      }}
    />
  );
}
