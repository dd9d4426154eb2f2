/** A cell that holds a separator, a quotation mark or an end of line stands between quotation marks (RFC 4180). */
const cell = (text: string) => (/[;"\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Told first, it makes spreadsheets read the accents of what follows. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * Rows as spreadsheets set in French open them: separated by semicolons, in UTF-8 that says so.
 *
 * @example
 * csv([["fichier", "légende"], ["aube.jpg", "L’aube ; la côte"]]);
 */
export function csv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(cell).join(";")}\r\n`).join("");
}
