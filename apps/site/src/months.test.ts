// Every page and document in every month that the site is read in: it stands whole, and what it says of where things stand is what the
// others say.
import {
  accueil,
  calendar,
  type Dated,
  equipe,
  figures,
  jeuxConcours,
  lives,
  presentation,
  presentations,
  reglement,
  stages,
  statusLabel,
  timeline,
  videosPage,
} from "@sillages/content";
import { DomUtils, parseDocument } from "htmlparser2";
import { expect, test } from "vitest";
import { faultsIn } from "./fixtures/faultsIn.ts";
import { documentsNow, pagesNow, type Place } from "./fixtures/site.tsx";

/** From September 2025 to December 2027. */
const months = Array.from({ length: 28 }, (_, at) => new Date(Date.UTC(2025, 8 + at, 15, 12)).toISOString());

/** Something that goes from one state to the next, in this order, and how each page that speaks of it says so. */
interface Story {
  states: readonly string[];
  told: readonly { path: string; words: Readonly<Record<string, string>> }[];
}

const { lead } = presentation.ambassadors;
const students = figures.studentAmbassadors;
const call = {
  upcoming: lead.upcoming(students),
  current: lead.current(students),
  past: lead.past(students),
};
const textsOf = (states: Readonly<Record<string, { text: string }>>) =>
  Object.fromEntries(Object.entries(states).map(([state, { text }]) => [state, text]));

/** Where the boats are, as the offer to partners begins. */
const where = {
  before: "deux anciens voiliers de course partent de Lorient",
  tour: "les deux bateaux partent pour",
  crossing: "Les deux bateaux sont partis pour",
  after: "Les deux bateaux sont rentrés en Bretagne",
};

const stories: Readonly<Record<string, Story>> = {
  "the expedition": {
    states: ["before", "tour", "crossing", "after"],
    told: [
      { path: "/", words: accueil.today },
      { path: "/devenir-partenaire", words: where },
      ...presentations.map(({ before, tour, crossing, after }) => ({
        path: "/presse",
        words: { before, tour, crossing, after },
      })),
    ],
  },
  "the call for projects": {
    states: ["upcoming", "current", "past"],
    told: [
      { path: "/presentation", words: call },
      { path: "/qui-sommes-nous", words: call },
      { path: "/qui-sommes-nous", words: textsOf(presentation.ambassadors.call.states) },
      { path: "/equipe", words: textsOf(equipe.join.call) },
    ],
  },
  "the contests": {
    states: ["upcoming", "current", "past", "announced"],
    told: [
      { path: "/jeux-concours", words: jeuxConcours.contests },
      { path: "/reglement", words: reglement.standing },
    ],
  },
};

const asRead = (text: string) => text.replace(/\s+/gu, " ");

/** A count or a length of time is of what is there. */
const negativeCount = /(?:^|[\s(«])[-−]\d+ \p{L}/u;

interface Reading {
  path: string;
  month: string;
  document: ReturnType<typeof parseDocument>;
  text: string;
  faults: string[];
}

/** What everything says in a month. @throws what a page throws. */
async function readIn(month: string): Promise<Reading[]> {
  const read = (kind: "page" | "document") => async (place: Place) => {
    const html = await place.render();
    const document = parseDocument(html);
    const text = asRead(DomUtils.textContent(document));
    return { path: place.path, month: month.slice(0, 7), document, text, faults: faultsIn(html, kind) };
  };
  const pages = (await pagesNow(month)).map(read("page"));
  return Promise.all([...pages, ...(await documentsNow(month)).map(read("document"))]);
}

const readings: Reading[] = [];
for (const month of months) readings.push(...(await readIn(month)));
const at = (path: string) => readings.filter((reading) => reading.path === path);

test("every page and document stands whole, without a date or a count that cannot be", () => {
  const faults = readings.flatMap((reading) =>
    [...reading.faults, ...(negativeCount.exec(reading.text) ?? [])].map(
      (fault) => `${reading.path} in ${reading.month}: ${fault}`,
    ),
  );
  expect(faults).toEqual([]);
});

test.each(Object.entries(stories))(
  "of %s all pages say the same, one thing, and never go back",
  (_, story) => {
    const { states, told } = story;
    const said = months.map((month) =>
      told.flatMap(({ path, words }) => {
        const { text } = at(path).find((reading) => month.startsWith(reading.month))!;
        return states.filter((state) => text.includes(asRead(words[state]!)));
      }),
    );
    const first = said.map(([state]) => state);
    expect(said).toEqual(first.map((state) => told.map(() => state)));
    const places = first.map((state) => states.indexOf(state!));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  },
);

const { onAir } = videosPage.lives;
const labels = {
  past: [statusLabel("past"), statusLabel("past", "article")],
  current: [statusLabel("current"), onAir],
  upcoming: [statusLabel("next"), statusLabel("later")],
};
const all = Object.values(labels).flat();

const labelIn = (part: Parameters<typeof DomUtils.textContent>[0]) =>
  all.some((label) => DomUtils.textContent(part).includes(label));

/** What is said of the entry called `title`, in the smallest part that has this title and says where something stands. */
function standingOf({ document }: Reading, title: string): string[] {
  const titles = DomUtils.find(
    (node) => DomUtils.isText(node) && node.data.startsWith(title),
    document.children,
    true,
    Infinity,
  );
  const parts = titles.map((node) => {
    let part = node.parent;
    while (part && !labelIn(part)) part = part.parent;
    return part ? DomUtils.textContent(part) : "";
  });
  const smallest = parts.toSorted((a, b) => a.length - b.length)[0] ?? "";
  return all.filter((label) => smallest.includes(label));
}

test.each([
  ["/", stages],
  ["/documents/dossier.html", stages],
  ["/videos", lives],
  ["/presse", timeline],
  ["/jeux-concours", calendar],
] as const)("%s calls nothing to come that is over, and nothing over that is to come", (path, entries) => {
  const wrong = at(path).flatMap((reading) =>
    (entries as readonly (Dated & { title: string })[]).flatMap(({ start, end = start, title }) => {
      const { month } = reading;
      const due = labels[end < month ? "past" : start > month ? "upcoming" : "current"];
      const said = standingOf(reading, title);
      const isRight = said.length === 1 && due.includes(said[0]!);
      return isRight ? [] : [`${title} in ${month}: « ${said.join(", ")} »`];
    }),
  );
  expect(wrong).toEqual([]);
});
