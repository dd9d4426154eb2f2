import {
  calendar as contestSteps,
  calendarWords,
  type Dated,
  identity,
  type Live,
  lives,
  logPath,
  stages,
  timeline,
  wholeDays,
} from "@sillages/content";
import { logEntries, logWords } from "@sillages/content/journal";
import { type Calendar, type CalendarEvent, icalendar } from "@sillages/formats";
import { liveEvent } from "../shell/links/liveEvent.ts";
import { domain } from "./feed.ts";
import type { SiteFile } from "./siteFile.ts";

const { contest, description, name, press, summary } = calendarWords;
const at = (path: string) => identity.site + path;

/** The whole months of a period. */
function daysOf(period: Dated) {
  const { after, first } = wholeDays(period);
  return { start: first, end: after };
}

/** A day, as calendars count: until the next one. */
function dayOf(day: string) {
  const after = new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);
  return { start: day, end: after };
}

function ofLive(live: Live): CalendarEvent {
  const { reminder, ...event } = liveEvent(live);
  return { ...event, ...daysOf(live), reminder: { text: reminder, daysBefore: 7 } };
}

const programme: readonly CalendarEvent[] = [
  ...stages.map((stage) => ({
    ...daysOf(stage),
    id: `etape-${stage.id}`,
    summary: summary(stage.title),
    // What is true before, during and after: a file is read long after it was taken.
    description: stage.details.join("\n"),
    location: stage.location,
    url: at("/#projet"),
  })),
  ...contestSteps.map((step) => ({
    ...daysOf(step),
    id: `concours-${step.id}`,
    summary: summary(contest(step.title)),
    url: at("/jeux-concours"),
  })),
  ...lives.map(ofLive),
  ...timeline.map((entry) => ({
    ...daysOf(entry),
    id: `presse-${entry.id}`,
    summary: summary(press(entry.title)),
    description: entry.description,
    url: at("/presse"),
  })),
  ...logEntries().map((entry) => ({
    ...dayOf(entry.at.slice(0, 10)),
    id: `journal-${entry.id}`,
    summary: entry.title,
    description: logWords.entryLead(entry),
    url: at(logPath(entry.id)),
  })),
];

const calendarOf = (events: readonly CalendarEvent[]): Calendar => ({
  domain,
  language: "fr",
  name,
  description,
  events,
});

/** The whole programme, to subscribe to, and one file for each live. */
export const calendars: readonly SiteFile[] = [
  {
    path: "/calendrier.ics",
    text: (builtAt) => icalendar({ ...calendarOf(programme), source: at("/calendrier.ics") }, builtAt),
  },
  ...lives.map((live): SiteFile => ({
    path: `/calendriers/${live.id}.ics`,
    text: (builtAt) => icalendar(calendarOf([ofLive(live)]), builtAt),
  })),
];
