// What an editor adds to a collection, or moves in it, is followed by every page, printed document and file.
import { beforeAll, describe, expect, test } from "vitest";
import { type Entry, type LiveCollection, liveCollections, resized } from "./fixtures/liveCollections.ts";
import { MARK, marksIn, timesListed, withMarks } from "./fixtures/marks.ts";
import { documentsNow, filesNow, pagesNow } from "./fixtures/site.tsx";
import { wordsIn } from "./fixtures/words.ts";

/** Collections of which nothing is listed: an entry is seen where something else asks for it. */
const askedFor: ReadonlyMap<string, string> = new Map([
  ["organisations partenaires", "each by its role, which is its own: a page speaks of some roles"],
  ["textes de la presse", "each by its article"],
  ["raretés", "each by the prizes that are so rare"],
]);

/** Collections of which nothing is seen but a sum. */
const summedUp: ReadonlyMap<string, string> = new Map([
  ["réservations", "the spaces that are promised, all together"],
]);

/** Collections of which each entry has its place by its own instant, wherever it stands in the list (log/log.test.ts). */
const byInstant = new Set(["journal de bord", "textes du journal de bord", "positions relevées"]);

const videos = liveCollections.find(({ name }) => name === "vidéos")?.entries ?? [];

/** Collections that are listed part by part, and what parts them: the lists that hold a video come before those that will. */
const listedBy: ReadonlyMap<string, (entry: Entry) => unknown> = new Map([
  ["escales", ({ leg }: Entry) => leg],
  ["lauréats", ({ prize }: Entry) => prize],
  ["listes de vidéos", ({ id }: Entry) => videos.some(({ playlist }) => playlist === id)],
]);

/** Where an entry that is added waits for another: a row of the calls is a leg, which names the call that it leads to. */
const waitsIn = "/escales";

/** Places that have an order of their own. */
const ownOrder = [
  // That of the legs: calls are told as they are sailed.
  "/escales",
  "/donnees/sillages.gpx",
  // That of the categories: a course platform keeps the questions of one together.
  ".gift.txt",
  ".xml",
];

/** Collections that one place tells by the day: there, what is on comes before what is over (routes/days.test.ts). */
const byTheDay: ReadonlyMap<string, string> = new Map([["directs", "/videos"]]);

const hasOwnOrder = (place: string, name: string) =>
  ownOrder.some((end) => place.endsWith(end)) || byTheDay.get(name) === place;

/** What a quiz fetches is named after what it says: its name without that. */
const nameOf = (path: string) => path.split(/-[^-]+\.json$/)[0] ?? path;

/** The entries that each place shows, by the name of the place. */
type Shown = ReadonlyMap<string, readonly number[]>;

/** What is shown as the content is now, where `isAsked`. */
async function shownNow(isAsked: (place: string) => boolean = () => true): Promise<Shown> {
  const shown = new Map<string, readonly number[]>();
  for (const { path, render } of [...(await pagesNow()), ...(await documentsNow())])
    if (isAsked(path)) shown.set(path, marksIn(wordsIn(await render()).join("\n")));
  for (const { path, render } of await filesNow())
    if (isAsked(nameOf(path))) shown.set(nameOf(path), marksIn(await render()));
  return shown;
}

/** The entries of `collection`, three at least, and one more after them. */
const withOneMore = (collection: LiveCollection) =>
  withMarks(ofOneDay(resized(collection, Math.max(collection.entries.length, 3) + 1)));

/** What is told the newest first is told in the order of its list where all is of one day. */
const ofOneDay = (entries: readonly Entry[]) =>
  entries.map((entry) => ("fullDate" in entry ? { ...entry, fullDate: entries[0]?.["fullDate"] } : entry));

/** The lists that are shown of `entries`: one, or one for each part. */
function listsOf(entries: readonly Entry[], name: string): number[][] {
  const parts = entries.map(listedBy.get(name) ?? (() => ""));
  return [...new Set(parts)].map((part) => [...entries.keys()].filter((at) => parts[at] === part));
}

/** Who holds a space is said by the plan of the sails, which names the organisation. */
const HOLDINGS = "espaces pris";

const each = (collections: readonly LiveCollection[]) =>
  collections.map((collection) => [collection.name, collection] as const);

const listed = liveCollections.filter(
  ({ entries, name, needs = [] }) =>
    !askedFor.has(name) &&
    !byInstant.has(name) &&
    !summedUp.has(name) &&
    name !== HOLDINGS &&
    needs.length < entries.length,
);

describe.each(each(listed))("%s", (name, collection) => {
  const entries = withOneMore(collection);
  let shown: Shown;

  beforeAll(async () => {
    await collection.become(entries);
    shown = await shownNow();
  });

  test("one more is seen, wherever all the others are", () => {
    const last = entries.length - 1;
    const others = [...entries.keys()].slice(0, last);
    const whole = [...shown].filter(([, marks]) => others.every((at) => marks.includes(at)));
    expect([...shown].some(([, marks]) => marks.includes(last))).toBe(true);
    const without = whole.filter(([, marks]) => !marks.includes(last)).map(([place]) => place);
    expect(without.filter((place) => place !== waitsIn)).toEqual([]);
  });

  test("they are shown in their order", () => {
    const sorted = listsOf(entries, name).flatMap((list) =>
      [...shown].filter(
        ([, marks]) =>
          list.every((at) => marks.includes(at)) &&
          timesListed(marks, list) + timesListed(marks, list.toReversed()) === 0,
      ),
    );
    expect(sorted.map(([place]) => place).filter((place) => !hasOwnOrder(place, name))).toEqual([]);
  });

  test("the other way round, they are shown the other way round", async () => {
    await collection.become(entries.toReversed());
    const after = await shownNow((place) => shown.get(place)?.length !== 0);
    for (const list of listsOf(entries, name)) {
      // Some are shown from the last to the first: then they are shown from the first to the last.
      const turns = [list, list.toReversed()].flatMap((order) =>
        [...shown].map(([place, marks]) => ({
          place,
          times: timesListed(marks, order),
          turned: timesListed(after.get(place) ?? [], order.toReversed()),
        })),
      );
      const listings = turns.filter(({ place, times }) => times > 0 && !hasOwnOrder(place, name));
      expect(listings).not.toEqual([]);
      expect(listings.filter(({ times, turned }) => turned < times)).toEqual([]);
    }
  });
});

describe.each(each(liveCollections.filter(({ name }) => askedFor.has(name))))("%s", (_, collection) => {
  test("each is seen, and in the same places wherever it stands in its list", async () => {
    const placed = async () =>
      [...(await shownNow())].map(([place, marks]) => [place, new Set(marks)] as const);
    const entries = withMarks(collection.entries);
    await collection.become(entries);
    const before = await placed();
    expect(new Set(before.flatMap(([, marks]) => [...marks]))).toEqual(new Set(entries.keys()));
    await collection.become(entries.toReversed());
    expect(await placed()).toEqual(before);
  });
});

describe.each(each(liveCollections.filter(({ name }) => summedUp.has(name))))("%s", (_, collection) => {
  test("one more is in the sum", async () => {
    const [first] = resized(collection, 1);
    await collection.become([
      { ...first, spaces: 5 },
      { ...first, id: "une-autre", spaces: MARK },
    ]);
    expect([...(await shownNow())].some(([, marks]) => marks.includes(5))).toBe(true);
  });
});

describe.each(each(liveCollections.filter(({ name }) => name === HOLDINGS)))("%s", (_, collection) => {
  test("one more names who holds the space", async () => {
    const naming = async () => {
      const [page] = (await pagesNow()).filter(({ path }) => path === "/devenir-partenaire");
      return wordsIn((await page?.render()) ?? "").filter((words) => words.includes("Nérosonde")).length;
    };
    await collection.become(collection.entries);
    const before = await naming();
    await collection.become([...collection.entries, { holder: "nerosonde", spaces: [1] }]);
    expect(await naming()).toBeGreaterThan(before);
  });
});
