import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import { type Calendar, type CalendarEvent, icalendar } from "./icalendar.ts";

// RFC 7986, 5.1: the parser does not know the name of a calendar yet.
ICAL.design.icalendar.property["name"] = { defaultType: "text" };

const writtenAt = "2025-11-14T12:30:45.123Z";

const event: CalendarEvent = {
  id: "tours-d-europe",
  start: "2026-10-01",
  end: "2027-05-01",
  summary: "S;T",
  url: "https://a.example/videos#directs",
};

const calendar: Calendar = {
  domain: "sillages.example",
  language: "fr",
  name: "Essai, une virgule",
  description: "",
  events: [event],
};

const read = (text: string) => new ICAL.Component(ICAL.parse(text));

/** What a program that knows the format finds in the file of `events`. */
function eventsOf(...events: Partial<CalendarEvent>[]) {
  const text = icalendar({ ...calendar, events: events.map((own) => ({ ...event, ...own })) }, writtenAt);
  return read(text).getAllSubcomponents("vevent");
}

const unfolded = (text: string) => text.replaceAll("\r\n ", "");

describe("a calendar", () => {
  it("is read, and written again the same, by a program that knows the format", () => {
    const reminder = { text: "Bientôt, à bord", daysBefore: 2 };
    const events = [
      event,
      { ...event, id: "b", description: "Un ; deux\n", location: "Lorient, France", reminder },
    ];
    const text = icalendar({ ...calendar, source: "https://a.example/a.ics", events }, writtenAt);
    expect(unfolded(ICAL.stringify(ICAL.parse(text)))).toBe(unfolded(text));
  });

  it("says what it is, who wrote it in which language, and its name", () => {
    const read7986 = read(icalendar(calendar, writtenAt));
    expect(read7986.name).toBe("vcalendar");
    expect(read7986.getFirstPropertyValue("version")).toBe("2.0");
    expect(read7986.getFirstPropertyValue("prodid")).toBe("-//sillages.example//Essai, une virgule//FR");
    expect(read7986.getFirstPropertyValue("name")).toBe("Essai, une virgule");
  });

  it("says where it is published and how often to come back, if it is published", () => {
    const published = read(icalendar({ ...calendar, source: "https://a.example/a.ics" }, writtenAt));
    expect(published.getFirstPropertyValue("source")).toBe("https://a.example/a.ics");
    expect(String(published.getFirstPropertyValue("refresh-interval"))).toBe("P1D");
    expect(read(icalendar(calendar, writtenAt)).hasProperty("source")).toBe(false);
  });
});

describe("an event", () => {
  it("fills whole days, the last one left out, and leaves them free", () => {
    const [found] = eventsOf({});
    expect(String(found?.getFirstPropertyValue("dtstart"))).toBe("2026-10-01");
    expect(String(found?.getFirstPropertyValue("dtend"))).toBe("2027-05-01");
    expect(found?.getFirstProperty("dtstart")?.type).toBe("date");
    expect(found?.getFirstProperty("dtend")?.type).toBe("date");
    expect(found?.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  it("is known by its name in its domain, whenever it is written", () => {
    const [found] = eventsOf({});
    expect(found?.getFirstPropertyValue("uid")).toBe("tours-d-europe@sillages.example");
    expect(String(found?.getFirstPropertyValue("dtstamp"))).toBe("2025-11-14T12:30:45Z");
    const later = read(icalendar(calendar, "2026-09-01T00:00:00.000Z")).getFirstSubcomponent("vevent");
    expect(later?.getFirstPropertyValue("uid")).toBe(found?.getFirstPropertyValue("uid"));
  });

  it("rings the days before that it is told, and says why", () => {
    const [found, silent] = eventsOf({ reminder: { text: "À bord, bientôt", daysBefore: 7 } }, { id: "b" });
    const alarm = found?.getFirstSubcomponent("valarm");
    expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
    expect(alarm?.getFirstPropertyValue("description")).toBe("À bord, bientôt");
    expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-P7D");
    expect(silent?.getAllSubcomponents("valarm")).toEqual([]);
  });

  it("gives back what its texts hold that the format reserves", () => {
    const description = `Un, deux ; trois \\ quatre\n${"é".repeat(100)} « fin » 🌊\\n`.repeat(3);
    const [found] = eventsOf({ description, location: "A;B,C\\" });
    expect(found?.getFirstPropertyValue("summary")).toBe("S;T");
    expect(found?.getFirstPropertyValue("description")).toBe(description);
    expect(found?.getFirstPropertyValue("location")).toBe("A;B,C\\");
  });

  it("keeps no control character: a line end is one of the format, the others go", () => {
    const [found] = eventsOf({ summary: "a\r\nb\rc\td\u0000e\u007f" });
    expect(found?.getFirstPropertyValue("summary")).toBe("a\nb\nc\tde");
  });
});

describe("a line", () => {
  const words = `${"a".repeat(200)}${"é🌊".repeat(200)}`;
  const events = [{ ...event, description: `${words}, fin` }];
  const text = icalendar({ ...calendar, events }, writtenAt);

  it("ends with CRLF, the last one too", () => {
    expect(text).toMatch(/^(?:[^\r\n]*\r\n)+$/);
  });

  it("is folded at 75 bytes, never inside a character", () => {
    const lengths = text.split("\r\n").map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...lengths)).toBe(75);
    expect(unfolded(text)).toContain(`${words}\\, fin\r\n`);
  });
});
