import * as styles from "./PaperTable.css.ts";

export interface PaperTableProps {
  /** What is to be told in it. */
  caption: string;
  /** What names the rows, then each column to fill. */
  columns: readonly [rows: string, ...blanks: string[]];
  rows: readonly string[];
}

/** A table to fill with a pencil: its rows and columns are named, its cells are as high as two lines of handwriting. */
export function PaperTable({ caption, columns, rows }: PaperTableProps) {
  const [head, ...blanks] = columns;
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={styles.name}>
            {head}
          </th>
          {blanks.map((blank) => (
            <th key={blank} scope="col" className={styles.cell}>
              {blank}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row" className={styles.name}>
              {row}
            </th>
            {blanks.map((blank) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- to fill by hand; its row and its column name it
              <td key={blank} className={styles.blank} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
