import { wholeDays } from "@sillages/content";
import type { liveEvent } from "../../shell/links/liveEvent.ts";

type Event = ReturnType<typeof liveEvent>;

function address(base: string, parameters: Record<string, string>): string {
  return `${base}?${new URLSearchParams(parameters)}`;
}

/** Google Agenda, opened on an event ready to be kept; the last day is left out, as in a calendar file. */
export function googleCalendar(event: Event): string {
  const { first, after } = wholeDays(event);
  return address("https://calendar.google.com/calendar/render", {
    action: "TEMPLATE",
    text: event.summary,
    dates: `${first}/${after}`.replaceAll("-", ""),
    details: event.description,
    location: event.location,
  });
}

/** Outlook on the web, opened the same way. */
export function outlookCalendar(event: Event): string {
  const { first, after } = wholeDays(event);
  return address("https://outlook.live.com/calendar/0/action/compose", {
    rru: "addevent",
    allday: "true",
    subject: event.summary,
    startdt: first,
    enddt: after,
    body: event.description,
    location: event.location,
  });
}
