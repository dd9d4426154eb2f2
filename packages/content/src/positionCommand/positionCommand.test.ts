import { describe, expect, it } from "vitest";
import { parseFile } from "../data/parse.ts";
import { journalEntry } from "../journal/journal.schema.ts";
import { track } from "../journal/tracks.schema.ts";
import { readAis } from "./readAis.ts";
import { readGpx } from "./readGpx.ts";
import { instantOf, thinned } from "./reading.ts";
import { entryFile, trackFile } from "./written.ts";

describe("a GPX file as a tracker gives it", () => {
  it("gives its points that have a time and a place", () => {
    const text = `<?xml version="1.0"?>
<gpx version="1.1" creator="YB Tracking" xmlns="http://www.topografix.com/GPX/1/1">
  <trk><name>Rouge</name><trkseg>
    <trkpt lat="13.25" lon="-26.25"><ele>0</ele><time>2026-10-24T09:40:12Z</time></trkpt>
    <trkpt lat="13.10" lon="-26.31"><time>2026-10-24T11:40:00+01:00</time></trkpt>
    <trkpt lat="13.00" lon="-26.40"></trkpt>
    <trkpt lon="-26.40"><time>2026-10-24T12:40:00Z</time></trkpt>
  </trkseg></trk>
</gpx>`;
    expect(readGpx(text)).toEqual([
      { at: "2026-10-24T09:40Z", where: [-26.25, 13.25] },
      { at: "2026-10-24T10:40Z", where: [-26.31, 13.1] },
    ]);
  });

  it("that is cut short is refused", () => {
    expect(() => readGpx("<gpx><trk>")).toThrow(/closing|tag/i);
  });
});

describe("a CSV file of AIS messages", () => {
  it("is read by the names of its columns, as MarineTraffic writes them", () => {
    const text = `MMSI,STATUS,SPEED,LON,LAT,COURSE,HEADING,TIMESTAMP
228000001,8,87,-26.25,13.25,201,204,2026-10-24 09:40:00
228000001,8,90,-26.31,13.1,201,204,2026-10-24 10:41:00
`;
    expect(readAis(text)).toEqual({
      readings: [
        { at: "2026-10-24T09:40Z", where: [-26.25, 13.25] },
        { at: "2026-10-24T10:41Z", where: [-26.31, 13.1] },
      ],
      unread: 0,
    });
  });

  it("may have semicolons, quotes, a byte order mark and messages without a place", () => {
    const text = `\uFEFF"BaseDateTime";"LAT";"LON";"VesselName"
2026-10-24T09:40:00;"13,25";"-26,25";"ROUGE; FRA 1"
2026-10-24T10:40:00;91;181;ROUGE
2026-10-24T11:40:00;;;ROUGE
`;
    expect(readAis(text)).toEqual({
      readings: [{ at: "2026-10-24T09:40Z", where: [-26.25, 13.25] }],
      unread: 2,
    });
  });

  it("saved by a French spreadsheet has decimal commas, and the day first", () => {
    const text =
      "Timestamp;Latitude;Longitude\r\n05/10/2026 18:40;47,72;-3,36\r\n13/10/2026 9:05;46,1;-5,2\r\n";
    expect(readAis(text)).toEqual({
      readings: [
        { at: "2026-10-05T18:40Z", where: [-3.36, 47.72] },
        { at: "2026-10-13T09:05Z", where: [-5.2, 46.1] },
      ],
      unread: 0,
    });
  });

  it("may be parted by tabs, hold commas in its titles, and say that its time is universal", () => {
    const text =
      'MMSI\tTimestamp\tLatitude\tLongitude\t"Cap, en degrés"\n1\t2026-10-13 18:40:00 UTC\t47.72\t-3.36\t12\n';
    expect(readAis(text).readings).toEqual([{ at: "2026-10-13T18:40Z", where: [-3.36, 47.72] }]);
  });

  it("passes over the rows whose day does not exist", () => {
    expect(readAis("timestamp,lat,lon\n2026-02-30 10:00,47,-3\n10/13/2026 10:00,47,-3\n")).toEqual({
      readings: [],
      unread: 2,
    });
  });

  it.each(["nom,prix\nciré,120\n", "timestamp,lat\n2026-10-13 18:40,47\n", ""])(
    "without a column for each is refused: %j",
    (text) => {
      expect(() => readAis(text)).toThrow("no column");
    },
  );
});

describe("an instant", () => {
  it("without a zone is of universal time, and is said to the minute", () => {
    expect(instantOf("2026-10-24 09:40:31")).toBe("2026-10-24T09:40Z");
    expect(instantOf("2026-10-24T09:40:31-02:00")).toBe("2026-10-24T11:40Z");
    expect(instantOf("13/10/2026 18:40")).toBe("2026-10-13T18:40Z");
    expect(instantOf("2026-10-13 18:40:00 UTC")).toBe("2026-10-13T18:40Z");
    expect(instantOf("2026-10-13T18:40:00.000+0200")).toBe("2026-10-13T16:40Z");
    expect(instantOf("2026-10-13T18:40+02")).toBe("2026-10-13T16:40Z");
  });

  it.each([
    "hier",
    "10",
    "Oct 13, 2026 18:40",
    "2026-10-13",
    "2026-02-30T10:00Z",
    "31/11/2026 10:00",
    "2026-10-13T25:00Z",
  ])("of another form, or of no day, is none: « %s »", (text) => {
    expect(instantOf(text)).toBeUndefined();
  });
});

describe("the readings that are kept", () => {
  const reading = (at: string) => ({ at, where: [0, 0] as const });
  const times = (...at: string[]) => thinned(at.map(reading)).map((kept) => kept.at.slice(11, 16));

  it("are one an hour, and the last", () => {
    expect(
      times(
        "2026-10-24T09:00Z",
        "2026-10-24T09:05Z",
        "2026-10-24T10:00Z",
        "2026-10-24T10:05Z",
        "2026-10-24T10:10Z",
      ),
    ).toEqual(["09:00", "10:00", "10:10"]);
  });

  it("are put in order", () => {
    expect(times("2026-10-24T12:00Z", "2026-10-24T09:00Z")).toEqual(["09:00", "12:00"]);
  });
});

describe("what is written", () => {
  const reading = { at: "2026-11-21T06:00Z", where: [-38.1, -13.2] as const };

  it("without a word is a file of positions", () => {
    const { path, text } = trackFile("bleue", [reading]);
    expect(path).toBe("data/tracks/bleue-2026-11-21-0600.yaml");
    const parsed = parseFile(text);
    expect(track.safeParse({ id: "x", ...("value" in parsed ? parsed.value : {}) }).success).toBe(true);
  });

  it.each([
    ["a short message", "Tout va bien à bord.", "Tout va bien à bord"],
    ["a message of many sentences", "Grain. Puis soleil.\nPuis rien.", "Grain"],
    ["a message with marks of YAML", "Baleine : « deux » # et - trois", "Baleine : « deux » # et - trois"],
    ["a message without an end", "Longue houle de nord-ouest ".repeat(6), undefined],
  ])("with %s is a page of the log", (_, message, title) => {
    const { path, text } = entryFile("rouge", reading, "ines", message);
    expect(path).toBe("data/journal/rouge-2026-11-21-0600.md");
    const parsed = parseFile(text, "body");
    const value = "value" in parsed ? parsed.value : {};
    const read = journalEntry.safeParse({ id: "rouge-2026-11-21-0600", ...value });
    expect(read.error?.issues ?? []).toEqual([]);
    if (title !== undefined) expect(read.data?.title).toBe(title);
  });
});
