import {
  calendar as contestSteps,
  calendarWords,
  identity,
  lives,
  stages,
  timeline,
} from "@sillages/content";
import type { SiteFile } from "../files.ts";
import { liveEvent } from "../shell/liveEvent.ts";
import { type Calendar, type CalendarEvent, icalendar } from "./icalendar.ts";

const { contest, description, name, press, summary } = calendarWords;
const at = (path: string) => identity.site + path;

const programme: readonly CalendarEvent[] = [
  ...stages.map((stage) => ({
    ...stage,
    id: `etape-${stage.id}`,
    summary: summary(stage.title),
    url: at("/#projet"),
  })),
  ...contestSteps.map((step) => ({
    ...step,
    id: `concours-${step.id}`,
    summary: summary(contest(step.title)),
    url: at("/jeux-concours"),
  })),
  ...lives.map(liveEvent),
  ...timeline.map((entry) => ({
    ...entry,
    id: `presse-${entry.id}`,
    summary: summary(press(entry.title)),
    url: at("/presse"),
  })),
];

const calendarOf = (events: readonly CalendarEvent[]): Calendar => ({
  domain: new URL(identity.site).hostname.replace(/^www\./, ""),
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
    text: (builtAt) => icalendar(calendarOf([liveEvent(live)]), builtAt),
  })),
];
