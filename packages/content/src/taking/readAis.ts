import { parse } from "csv-parse/sync";
import { instantOf, type Reading } from "./reading.ts";

/** What the services that keep AIS messages call their columns, in small letters. */
const names = {
  at: ["timestamp", "basedatetime", "base_date_time", "# timestamp", "date time utc", "time", "utc"],
  latitude: ["latitude", "lat"],
  longitude: ["longitude", "lon", "lng"],
} as const;

/** The column of `header` that holds `what`. */
const columnOf = (header: readonly string[], what: keyof typeof names) =>
  header.findIndex((name) => (names[what] as readonly string[]).includes(name.trim().toLowerCase()));

/** A row without degrees of either kind is of no place: AIS writes 91 and 181 where nothing is known. */
function placeOf(latitude = "", longitude = ""): Reading["where"] | undefined {
  const [lat, lon] = [latitude, longitude].map((degrees) =>
    degrees.trim() === "" ? NaN : Number(degrees.replace(",", ".")),
  ) as [number, number];
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? [lon, lat] : undefined;
}

/**
 * The positions of a CSV file of AIS messages, as MarineTraffic, VesselFinder or NOAA export them: a header names the columns,
 * commas or semicolons part them.
 *
 * @throws when `text` is no CSV.
 */
export function readAis(text: string): Reading[] {
  const rows = parse(text, {
    bom: true,
    delimiter: [",", ";"],
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const [header = [], ...messages] = rows;
  const [when, north, east] = [
    columnOf(header, "at"),
    columnOf(header, "latitude"),
    columnOf(header, "longitude"),
  ];
  return messages.flatMap((row): Reading[] => {
    const at = instantOf(row[when] ?? "");
    const where = placeOf(row[north], row[east]);
    return at && where ? [{ at, where }] : [];
  });
}
