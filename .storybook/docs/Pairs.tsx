import type { ReactNode } from "react";
import * as styles from "../../packages/ui/src/stories/docs.css.ts";

export interface PairsProps {
  heads: readonly string[];
  /** One line each; its first cell names it. */
  rows: readonly (readonly ReactNode[])[];
}

/** A small table for the docs pages: MDX alone has none. */
export function Pairs({ heads, rows }: PairsProps) {
  return (
    <table className={`${styles.table} sb-unstyled`}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], line) => (
          <tr key={line}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
