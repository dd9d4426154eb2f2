import { parse } from "csv-parse/sync";
import { instantOf, type Reading } from "./reading.ts";

/** What the services that keep AIS messages call their columns, in small letters. */
const names = {
  at: ["timestamp", "basedatetime", "base_date_time", "# timestamp", "date time utc", "time", "utc"],
  latitude: ["latitude", "lat"],
  longitude: ["longitude", "lon", "lng"],
} as const;

/** What a file of messages says. */
export interface Messages {
  readonly readings: Reading[];
  /** How many rows were passed over: no instant or no place can be read there. */
  readonly unread: number;
}

/** The column of `header` that holds `what`. */
function columnOf(header: readonly string[], what: keyof typeof names): number {
  const known: readonly string[] = names[what];
  const column = header.findIndex((name) => known.includes(name.trim().toLowerCase()));
  if (column === -1) throw new Error(`no column is named ${known.join(" or ")}`);
  return column;
}

/** What parts the columns: of the signs that may, the one that the titles hold most. */
function delimiterOf(text: string): string {
  const [titles = ""] = text.split(/\r?\n/, 1);
  const count = (sign: string) => titles.split(sign).length;
  return [",", ";", "\t"].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** A row without degrees of either kind is of no place: AIS writes 91 and 181 where nothing is known. */
function placeOf(latitude = "", longitude = ""): Reading["where"] | undefined {
  const [lat, lon] = [latitude, longitude].map((degrees) =>
    /^\s*-?\d+(?:[.,]\d+)?\s*$/.test(degrees) ? Number(degrees.replace(",", ".")) : NaN,
  ) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lon, lat] : undefined;
}

/**
 * The positions of a CSV file of AIS messages, as MarineTraffic, VesselFinder or NOAA export them, or as a French spreadsheet saves
 * them again: titles name the columns; commas, semicolons or tabs part them.
 *
 * @throws when `text` is no CSV, or has no column for the instant, the latitude or the longitude.
 */
export function readAis(text: string): Messages {
  const [titles = [], ...rows] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [when, north, east] = [
    columnOf(titles, "at"),
    columnOf(titles, "latitude"),
    columnOf(titles, "longitude"),
  ];
  const readings = rows.flatMap((row): Reading[] => {
    const at = instantOf(row[when] ?? "");
    const where = placeOf(row[north], row[east]);
    return at && where ? [{ at, where }] : [];
  });
  return { readings, unread: rows.length - readings.length };
}
