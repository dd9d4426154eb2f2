import type { Native } from "../../internal/native.ts";
import { type ReactNode, useId } from "react";
import * as styles from "./DataTable.css.ts";

export interface DataTableColumn {
  key: string;
  label: string;
  /** Figures line up on the right. */
  numeric?: boolean | undefined;
}

export interface DataTableProps extends Native<"div", "aria-labelledby" | "children" | "role" | "tabIndex"> {
  /** What the table holds; read first by a screen reader, and shown. */
  caption: ReactNode;
  /** The first column names the row. */
  columns: readonly DataTableColumn[];
  rows: readonly {
    id: string;
    cells: Readonly<Record<string, ReactNode>>;
    /** The first cell stands for this many rows: those that follow leave it out. */
    span?: number | undefined;
  }[];
}

/** Rows and columns that compare; scrolls inside its own frame when it is wider than the page. Without rows it is its caption alone. */
export function DataTable({ caption, columns, rows, ...native }: DataTableProps) {
  const captionId = useId();
  // Heads over nothing say nothing.
  if (rows.length === 0)
    return (
      <p {...native} className={styles.caption}>
        {caption}
      </p>
    );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a frame that scrolls must scroll by keyboard too
    <div {...native} className={styles.frame} role="group" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, numeric }) => (
              <th key={key} scope="col" className={numeric ? styles.figureHead : styles.head}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, span }) => (
            <tr key={id}>
              {columns.map(({ key, numeric }, at) =>
                at === 0 ? (
                  cells[key] === undefined ? null : (
                    <th key={key} scope="row" rowSpan={span} className={styles.cell}>
                      {cells[key]}
                    </th>
                  )
                ) : (
                  <td key={key} className={numeric ? styles.figures : styles.cell}>
                    {cells[key]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
