import { calendar as contestSteps, filePaths, lives, stages, timeline } from "@sillages/content";
import { describe, expect, test } from "vitest";
import { calendars } from "./calendars.ts";
import { icalendar } from "./icalendar.ts";

const builtAt = "2025-11-14T12:30:45.123Z";

interface Component {
  name: string;
  properties: Map<string, { parameters: string; value: string }>;
  children: Component[];
}

/** Reads an iCalendar object by the letter of RFC 5545, and refuses whatever strays from it. */
function parse(text: string): Component {
  expect(text, "every line ends with CRLF").toMatch(/^(?:[^\r\n]*\r\n)+$/);
  for (const line of text.split("\r\n")) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    // oxlint-disable-next-line no-control-regex -- 3.1: no control character but the tabulation
    expect(line).not.toMatch(/[\u0000-\u0008\u000a-\u001f\u007f]/);
  }
  const open: Component[] = [{ name: "", properties: new Map(), children: [] }];
  for (const line of text.replaceAll("\r\n ", "").trimEnd().split("\r\n")) {
    const [, name = "", parameters = "", value = ""] =
      /^([A-Z-]+)((?:;[A-Z-]+=[^:;,"]+)*):(.*)$/.exec(line) ?? [];
    expect(name, `« ${line} » is a property`).not.toBe("");
    const current = open.at(-1)!;
    if (name === "BEGIN") {
      const child = { name: value, properties: new Map(), children: [] };
      current.children.push(child);
      open.push(child);
    } else if (name === "END") {
      expect(value).toBe(open.pop()?.name);
    } else {
      expect(current.properties.has(name), `${name} once`).toBe(false);
      current.properties.set(name, { parameters, value });
    }
  }
  expect(open).toHaveLength(1);
  return open[0]!.children[0]!;
}

const value = (component: Component, name: string) => component.properties.get(name)?.value;
const textOf = (path: string) => calendars.find((file) => file.path === path)!.text(builtAt);
const unescaped = (text = "") => text.replace(/\\([\\;,])/g, "$1").replaceAll("\\n", "\n");

describe.each(calendars.map(({ path }) => path))("%s", (path) => {
  const calendar = parse(textOf(path));

  test("is one of the addresses that the site announces", () => {
    expect(filePaths).toContain(path);
  });

  test("is a calendar of RFC 5545", () => {
    expect(calendar.name).toBe("VCALENDAR");
    expect(value(calendar, "VERSION")).toBe("2.0");
    expect(value(calendar, "PRODID")).toBeTruthy();
    expect(calendar.children.map(({ name }) => name)).toEqual(calendar.children.map(() => "VEVENT"));
  });

  test("holds all-day events, with what each must have", () => {
    for (const event of calendar.children) {
      expect(value(event, "UID")).toMatch(/^[a-z0-9-]+@sillages\.example$/);
      expect(value(event, "DTSTAMP")).toBe("20251114T123045Z");
      for (const date of ["DTSTART", "DTEND"]) {
        expect(event.properties.get(date)).toEqual({
          parameters: ";VALUE=DATE",
          value: expect.stringMatching(/^20\d\d(0[1-9]|1[0-2])01$/),
        });
      }
      expect(value(event, "DTEND")! > value(event, "DTSTART")!).toBe(true);
      expect(value(event, "SUMMARY")).toContain("(période)");
      expect(URL.canParse(value(event, "URL") ?? "")).toBe(true);
    }
    const identifiers = calendar.children.map((event) => value(event, "UID"));
    expect(new Set(identifiers).size).toBe(identifiers.length);
  });
});

describe("the file of a live", () => {
  const [event] = parse(textOf("/calendriers/direct-expedition-transatlantique.ics")).children;

  test("goes from the first day of the first month to the day after the last", () => {
    expect(value(event!, "DTSTART")).toBe("20261001");
    expect(value(event!, "DTEND")).toBe("20270501");
  });

  test("rings seven days before", () => {
    const [alarm] = event!.children;
    expect(alarm?.name).toBe("VALARM");
    expect(value(alarm!, "ACTION")).toBe("DISPLAY");
    expect(value(alarm!, "TRIGGER")).toBe("-P7D");
    expect(value(alarm!, "DESCRIPTION")).toBeTruthy();
  });

  test("keeps its identifier from one build to the next", () => {
    const later = parse(
      calendars.find(({ path }) => path.includes("transatlantique"))!.text("2026-09-01T00:00:00.000Z"),
    );
    expect(value(later.children[0]!, "UID")).toBe(value(event!, "UID"));
  });
});

describe("the calendar of the programme", () => {
  const calendar = parse(textOf("/calendrier.ics"));

  test("holds every stage, contest step, live and date of the press", () => {
    expect(calendar.children).toHaveLength(
      stages.length + contestSteps.length + lives.length + timeline.length,
    );
  });

  test("says where it comes from and how often to come back", () => {
    expect(value(calendar, "SOURCE")).toBe("https://www.sillages.example/calendrier.ics");
    expect(value(calendar, "REFRESH-INTERVAL")).toBe("P1D");
  });
});

test("what a text holds that the format reserves comes back as it was", () => {
  const description = `Un, deux ; trois \\ quatre\n${"é".repeat(100)} « fin » 🌊`.repeat(3);
  const written = icalendar(
    {
      domain: "sillages.example",
      name: "Essai, une virgule",
      description: "",
      events: [{ id: "a", start: "2025-12", summary: "S;T", description, url: "https://a.example" }],
    },
    builtAt,
  );
  const calendar = parse(written);
  expect(unescaped(value(calendar, "NAME"))).toBe("Essai, une virgule");
  expect(
    value(calendar.children[0]!, "DESCRIPTION")
      ?.replaceAll("\\n", "\n")
      .replace(/\\([\\;,])/g, "$1"),
  ).toBe(description);
  expect(value(calendar.children[0]!, "DTEND")).toBe("20260101");
});
