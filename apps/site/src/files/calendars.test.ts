import { calendar as contestSteps, filePaths, lives, stages, timeline } from "@sillages/content";
import { logEntries } from "@sillages/content/journal";
import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { calendars } from "./calendars.ts";

const builtAt = "2025-11-14T12:30:45.123Z";

/** The calendar of a file, as a program that knows the format reads it. */
const read = (text: string) => new ICAL.Component(ICAL.parse(text));

const textOf = (path: string) => calendars.find((file) => file.path === path)!.text(builtAt);
const unfolded = (text: string) => text.replaceAll("\r\n ", "");
const value = (component: ICAL.Component, name: string) => {
  const found = component.getFirstPropertyValue(name);
  return found === null ? undefined : String(found);
};

describe.each(calendars.map(({ path }) => path))("%s", (path) => {
  const text = textOf(path);
  const calendar = read(text);
  const events = calendar.getAllSubcomponents("vevent");

  test("is one of the addresses that the site announces", () => {
    expect(filePaths).toContain(path);
  });

  test("has lines that end with CRLF, of 75 bytes at most, without control characters", () => {
    expect(text).toMatch(/^(?:[^\r\n]*\r\n)+$/);
    for (const line of text.split("\r\n")) {
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
      // RFC 5545, 3.1: none but the tabulation.
      expect(line).not.toMatch(/[^\P{Cc}\t]/u);
    }
  });

  test("is a calendar of RFC 5545, which is written again the same from what was read", () => {
    expect(calendar.name).toBe("vcalendar");
    expect(value(calendar, "version")).toBe("2.0");
    expect(value(calendar, "prodid")).toBeTruthy();
    expect(calendar.getAllSubcomponents()).toHaveLength(events.length);
    expect(unfolded(`${calendar.toString()}\r\n`)).toBe(unfolded(text));
  });

  test("says nothing twice of an event", () => {
    for (const component of [
      calendar,
      ...events,
      ...events.flatMap((event) => event.getAllSubcomponents()),
    ]) {
      const names = component.getAllProperties().map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test("holds all-day events, with what each must have", () => {
    for (const event of events) {
      expect(value(event, "uid")).toMatch(/^[a-z0-9-]+@sillages\.example$/);
      expect(value(event, "dtstamp")).toBe("2025-11-14T12:30:45Z");
      // A page of the log is of a day; what is announced is of whole months, and says so.
      const isDay = value(event, "uid")!.startsWith("journal-");
      const dates = isDay ? /^20\d\d-(?:0[1-9]|1[0-2])-\d\d$/ : /^20\d\d-(?:0[1-9]|1[0-2])-01$/;
      for (const date of ["dtstart", "dtend"]) {
        expect(event.getFirstProperty(date)?.type).toBe("date");
        expect(value(event, date)).toMatch(dates);
      }
      expect(value(event, "dtend")! > value(event, "dtstart")!).toBe(true);
      expect(value(event, "summary")!.includes("(période)")).toBe(!isDay);
      expect(URL.canParse(value(event, "url") ?? "")).toBe(true);
    }
    const identifiers = events.map((event) => value(event, "uid"));
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });
});

describe("the file of a live", () => {
  const file = calendars.find(({ path }) => path === "/calendriers/direct-expedition-transatlantique.ics")!;
  const eventAt = (instant: string) => read(file.text(instant)).getFirstSubcomponent("vevent")!;
  const event = eventAt(builtAt);

  test("goes from the first day of the first month to the day after the last", () => {
    expect(value(event, "dtstart")).toBe("2026-10-01");
    expect(value(event, "dtend")).toBe("2027-05-01");
  });

  test("rings seven days before", () => {
    const [alarm] = event.getAllSubcomponents();
    expect(alarm?.name).toBe("valarm");
    expect(value(alarm!, "action")).toBe("DISPLAY");
    expect(value(alarm!, "trigger")).toBe("-P7D");
    expect(value(alarm!, "description")).toBeTruthy();
  });

  test("keeps its identifier from one build to the next", () => {
    expect(value(eventAt("2026-09-01T00:00:00.000Z"), "uid")).toBe(value(event, "uid"));
  });
});

describe("the calendar of the programme", () => {
  const calendar = read(textOf("/calendrier.ics"));

  test("holds every stage, contest step, live, date of the press and page of the log", () => {
    expect(calendar.getAllSubcomponents()).toHaveLength(
      stages.length + contestSteps.length + lives.length + timeline.length + logEntries().length,
    );
  });

  test("says where a stage takes place", () => {
    const places = calendar.getAllSubcomponents("vevent").map((event) => value(event, "location"));
    expect(places).toEqual(expect.arrayContaining(stages.map(({ location }) => location)));
  });

  test("says where it comes from and how often to come back", () => {
    expect(value(calendar, "source")).toBe("https://www.sillages.example/calendrier.ics");
    expect(value(calendar, "refresh-interval")).toBe("P1D");
  });
});
