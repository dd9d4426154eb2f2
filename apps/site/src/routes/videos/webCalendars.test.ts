import { lives } from "@sillages/content";
import { expect, test } from "vitest";
import { liveEvent } from "../../shell/links/liveEvent.ts";
import { googleCalendar, outlookCalendar } from "./webCalendars.ts";

const event = liveEvent(lives.find(({ id }) => id === "direct-tours-d-europe")!);

test("Google's address holds the whole period, all day", () => {
  const { searchParams } = new URL(googleCalendar(event));
  expect(searchParams.get("dates")).toBe("20260301/20260901");
  expect(searchParams.get("text")).toBe(event.summary);
});

test("Outlook's address holds the same", () => {
  const { searchParams } = new URL(outlookCalendar(event));
  expect(searchParams.get("allday")).toBe("true");
  expect(searchParams.get("startdt")).toBe("2026-03-01");
  expect(searchParams.get("enddt")).toBe("2026-09-01");
  expect(searchParams.get("subject")).toBe(event.summary);
});
