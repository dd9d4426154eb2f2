// What the home, the presentation, the team and the videos say on each day that the expedition is read on: what is true then, and no
// word of another day.
import {
  accueil,
  equipe,
  figures,
  lives,
  monthInWords,
  type PeriodState,
  type Phase,
  presentation,
  stages,
  videosPage,
} from "@sillages/content";
import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { type Day, days, readOn } from "../fixtures/onDay.ts";
import { Collaboration } from "./accueil/Collaboration.tsx";
import { AudienceLinks } from "./accueil/AudienceLinks.tsx";
import { StagePoints } from "./accueil/StagePoints.tsx";
import { Stats } from "./accueil/Stats.tsx";
import { JoinCard } from "./equipe/JoinCard.tsx";
import { Ambassadors } from "./presentation/Ambassadors.tsx";
import { Header } from "./presentation/Header.tsx";
import { Lives } from "./videos/Lives.tsx";
import { Playlists } from "./videos/Playlists.tsx";

/** Where everything stands on a day: the expedition, the call for projects, both lives. */
const calendar: readonly (readonly [
  Day,
  Phase,
  PeriodState,
  { europe: PeriodState; crossing: PeriodState },
])[] = [
  ["2025-11-14", "before", "upcoming", { europe: "upcoming", crossing: "upcoming" }],
  ["2026-02-15", "before", "current", { europe: "upcoming", crossing: "upcoming" }],
  ["2026-03-15", "tour", "current", { europe: "current", crossing: "upcoming" }],
  ["2026-05-15", "tour", "current", { europe: "current", crossing: "upcoming" }],
  ["2026-07-15", "tour", "past", { europe: "current", crossing: "upcoming" }],
  ["2026-09-15", "tour", "past", { europe: "past", crossing: "upcoming" }],
  ["2026-11-22", "crossing", "past", { europe: "past", crossing: "current" }],
  ["2027-06-15", "after", "past", { europe: "past", crossing: "past" }],
];

/** The names of `states` whose words `text` says. */
const saidOf = (states: Readonly<Record<string, string>>, text: string) =>
  Object.entries(states).flatMap(([state, words]) =>
    text.includes(words.replace(/\s+/gu, " ")) ? [state] : [],
  );

const tour = stages.find(({ id }) => id === "tours-d-europe")!;

const TourPoints = () => createElement(StagePoints, { stage: tour });

it("reads every day once", () => expect(calendar.map(([day]) => day)).toEqual(days));

it("the home does not send the boats to ports that are behind them, once they sail home", () => {
  expect(readOn("2027-05-20", "/", AudienceLinks)).toContain("ils rentrent à Lorient en mai 2027");
});

describe.each(calendar)("on %s", (day, phase, call, live) => {
  it("the home says where the boats are", () => {
    expect(saidOf(accueil.today, readOn(day, "/", AudienceLinks))).toEqual([phase]);
  });

  it("the videos say how far the live of the crossing goes, in a tense that no day contradicts", () => {
    expect(readOn(day, "/videos", Lives)).toContain(": de Lorient à la dernière escale, sans le retour");
  });

  it("the home promises the prizes for the end of the expedition as long as it is to come", () => {
    const said = readOn(day, "/", Stats, Collaboration);
    expect(said.includes("Prévus à la fin de l’expédition")).toBe(phase !== "after");
    expect(said.includes("une fois les prix remis")).toBe(phase === "after");
  });

  it("the home speaks of the call in no tense that a day contradicts", () => {
    expect(readOn(day, "/", TourPoints)).toContain("guidées à partir de juin 2026 par les étudiants");
  });

  it("the presentation says whether the boats are restored", () => {
    const { lead, leadBefore } = presentation;
    const said = saidOf({ before: leadBefore, since: lead }, readOn(day, "/presentation", Header));
    expect(said).toEqual([phase === "before" ? "before" : "since"]);
  });

  it("the presentation says where the call for projects stands", () => {
    const text = readOn(day, "/presentation", Ambassadors);
    const { call: words, lead } = presentation.ambassadors;
    const of = figures.studentAmbassadors;
    const leads = { upcoming: lead.upcoming(of), current: lead.current(of), past: lead.past(of) };
    const { current, past, upcoming } = words.states;
    const answers = { upcoming: upcoming.text, current: current.text, past: past.text };
    expect([...saidOf(leads, text), ...saidOf(answers, text)]).toEqual([call, call]);
  });

  it("the team asks what can be asked", () => {
    const { current, past, upcoming } = equipe.join.call;
    const asked = { upcoming: upcoming.text, current: current.text, past: past.text };
    expect(saidOf(asked, readOn(day, "/equipe", JoinCard))).toEqual([call]);
  });

  it("the videos say what can be done of each live, the one that is on first", () => {
    const text = readOn(day, "/videos", Lives);
    const states = Object.values(live);
    const count = (words: string) => text.split(words.replace(/\s+/gu, " ")).length - 1;
    const having = (state: PeriodState) => states.filter((each) => each === state).length;
    const { button, noReplay } = videosPage.lives;
    expect(count(button.current)).toBe(having("current"));
    expect(count(noReplay)).toBe(having("past"));
    const crossingFirst = live.crossing === "current" || live.europe === "past";
    const [crossing, europe] = ["expedition-transatlantique", "tours-d-europe"].map((stage) =>
      text.indexOf(lives.find(({ id }) => id.endsWith(stage))?.title ?? stage),
    );
    expect((crossing ?? 0) < (europe ?? 0)).toBe(crossingFirst);
  });

  it("the videos say when the empty lists will open, without a date that is past", () => {
    const text = readOn(day, "/videos", Playlists);
    const { end } = stages.find(({ id }) => id === "expedition-transatlantique") ?? stages[0];
    expect(text.includes(monthInWords(end).replace(/\s+/gu, " "))).toBe(phase !== "after");
    expect(text).toContain("quand les films de bord seront montés");
  });
});
