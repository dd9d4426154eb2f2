// What a page may weigh and take, by kind. Read by the check (bytes and counts) and by the bench (those and times).
// Set against sites of the same kind, measured alike; a budget that cannot be met is said with its figure, never loosened.

/** In KiB as they travel, in requests, in elements. */
export interface Budget {
  /** With the rules of the first paint. */
  html: number;
  /** While nothing has been touched; those that are written in the HTML count here. */
  scripts: number;
  fonts: number;
  pictures: number;
  /** All that a sleeping page asks for without scrolling; fonts left out where an earlier page brought them. */
  total: number;
  requests: number;
  blocking: number;
  elements: number;
  /** Scripts and payload, once the page is awake. */
  awake: number;
}

/** The first page that most people see: nothing is kept yet. */
const home: Budget = {
  html: 15,
  scripts: 1.5,
  fonts: 39,
  pictures: 52,
  total: 110,
  requests: 12,
  blocking: 0,
  elements: 1000,
  awake: 94,
};

const content: Budget = {
  ...home,
  html: 10,
  pictures: 45,
  total: 55,
  requests: 10,
  elements: 600,
  awake: 88,
};

/** A page of words: what the law asks, how the site is made, the ways out. */
const text: Budget = { ...content, html: 6, pictures: 0, total: 16, requests: 8, awake: 80 };

const textPages = new Set([
  "/a-emporter.html",
  "/accessibilite.html",
  "/confidentialite.html",
  "/ecoconception.html",
  "/mentions-legales.html",
  "/plan-du-site.html",
]);

/** A page of words whose first line follows the day: whether the contests' rules are to come, apply, or have applied. */
const datedTextPage = "/reglement.html";

/** Whether the page in `file` is one of words: none of its own parts lives. */
export const isTextPage = (file: string) => textPages.has(file);

/** The quiz while it is played, measured by the bench: awake, so that all of its scripts count. */
export const quizBudget: Budget = {
  ...content,
  html: 9,
  scripts: 100,
  pictures: 20,
  total: 115,
  elements: 250,
  awake: 100,
};

/** The budget of the page in `file`. */
export function budgetOf(file: string): Budget {
  if (file === "/index.html") return home;
  return isTextPage(file) || file === datedTextPage ? text : content;
}

/** Whether the page in `file` is judged with the fonts that an earlier page brought. */
export const fontsAreKept = (file: string) => file !== "/index.html";

/** In KiB and in requests, of the page at `path` read to its end, nothing touched; fonts as above. Measured by the bench alone. */
export function readBudgetOf(path: string): Pick<Budget, "total" | "requests"> {
  if (path === "/") return { total: 230, requests: 28 };
  const file = `${path}.html`;
  if (isTextPage(file) || file === datedTextPage) return { total: 20, requests: 8 };
  return { total: 200, requests: 24 };
}

/** Of every page, measured by the bench alone. */
export const experience = {
  /** Lighthouse, of each of its four notes. */
  lighthouse: 100,
  /** Largest contentful paint, against the same page without its scripts, in the same run. */
  paintRatio: 1.05,
  /** Cumulative layout shift, from the load to the end of a scroll. */
  layoutShift: 0,
  /** While the page loads and sleeps, in milliseconds, on a processor four times slower. */
  blockingTime: 0,
  /** The slowest answer to a gesture once awake, in milliseconds, on a processor four times slower. */
  interaction: 100,
  /** The first press of a cold page until it is answered, in milliseconds, on slow 4G and a processor four times slower. */
  firstPress: 2000,
  /** Grams of CO₂ a visit, by the Sustainable Web Design model, version 4. */
  carbon: 0.04,
};

/** A budget that a page does not meet, said with its figure. */
export interface Overrun {
  /** `*`: every page. */
  file: string;
  part: keyof Budget;
  /** What it may come to meanwhile. */
  limit: number;
  why: string;
}

const manyWords = "a page of many words: they are the HTML, and its first-paint CSS is 2 KiB of it.";
const asleepScripts =
  "what keeps the first gesture (0.5), the header's menu and the strip's links (0.8), waking and the copy for offline (0.7), the choice of day or night (0.3), a reload that waits for the network (0.1), what shows an older browser the page without script (0.2), scripts that are cut and pages that hang on the way (0.1), a new version that waits its turn (0.04), Back and Forward of a page that sleeps again (0.03).";

/** Of the kit, on every page that lives. */
const hintsAndElements =
  "fields and groups that say their hint and what is wrong, parts that take all that their elements take";

/** On every page: the colours of the night in the first rules, the choice of it at the foot, what moves with the scroll. */
const night =
  "The inks of the night and the choice of them are 0.2 of it, the wakes that follow the reader and the head's own composition 0.3.";

/** Each holds the notice of a failure, drawn and able to wait for the network: 0.2 of a total, 0.1 of what runs. */
export const overruns: readonly Overrun[] = [
  {
    file: "/index.html",
    part: "html",
    limit: 17.1,
    why: "custom properties that a person can read (`--sillages-color-text-default`) are 0.2 of it; how each figure was reckoned, where the boats are, the doors of each public and the demonstration's notice, 0.5; the inks of the night, 0.2.",
  },
  { file: "*", part: "scripts", limit: 2.8, why: asleepScripts },
  {
    file: "/index.html",
    part: "scripts",
    limit: 3.5,
    why: `${asleepScripts} Here, what turns the mission's carousel (0.6): who reads the page to its end without touching it is spared React, its payload and the map's tools, 113 KiB in 28 requests.`,
  },
  {
    file: "/presse.html",
    part: "scripts",
    limit: 3.9,
    why: `${asleepScripts} Here, whether the press office answers (1.0): who reads the page without touching it is spared React and its payload, 98 KiB in 19 requests.`,
  },
  {
    file: "/404.html",
    part: "scripts",
    limit: 3,
    why: `${asleepScripts} Here, the address that was asked.`,
  },
  {
    file: "/hors-ligne.html",
    part: "scripts",
    limit: 3.1,
    why: `${asleepScripts} Here, the pages that are kept.`,
  },
  {
    file: "/jeux-concours.html",
    part: "scripts",
    limit: 3.3,
    why: `${asleepScripts} Here, arriving in the quiz.`,
  },
  ...["/accessibilite", "/confidentialite", "/mentions-legales", "/plan-du-site"].map((path): Overrun => ({
    file: `${path}.html`,
    part: "html",
    limit: 8,
    why: `${manyWords} ${night} The demonstration's notice is 0.1 of it, what a class keeps in its tab 0.1, what a frame keeps 0.1.`,
  })),
  {
    file: "/a-emporter.html",
    part: "total",
    limit: 17.8,
    why: "every file and every printed document of the site, with its use, its format and its weight; the names of the files that it wakes with; an icon's address without spaces.",
  },
  {
    file: "/ecoconception.html",
    part: "html",
    limit: 9.1,
    why: `${manyWords} ${night} Its table says twice what each page weighs, before and after its drawings (0.2).`,
  },
  {
    file: "/a-emporter.html",
    part: "html",
    limit: 8,
    why: "every file and every printed document of the site, with its use, its format and its weight.",
  },
  {
    file: "/reglement.html",
    part: "html",
    limit: 9.3,
    why: `${manyWords} Its first line is written for the day.`,
  },
  {
    file: "/ecoconception.html",
    part: "total",
    limit: 19.3,
    why: `${manyWords} ${night} Each page is a row of its table, weighed twice.`,
  },
  { file: "/reglement.html", part: "total", limit: 19.2, why: `${manyWords} ${night}` },
  ...["/accessibilite", "/confidentialite", "/mentions-legales"].map((path): Overrun => ({
    file: `${path}.html`,
    part: "total",
    limit: 17.9,
    why: `${manyWords} ${night} The range of browsers, the board of crews, 0.2; a box to tick in the ink of the fields, and heroes of tablets, 0.2.`,
  })),
  { file: "/equipe.html", part: "html", limit: 10.5, why: night },
  { file: "/videos.html", part: "html", limit: 10.4, why: night },
  {
    file: "/reglement.html",
    part: "awake",
    limit: 81,
    why: "its first line, for each standing of the contests, and what chooses it.",
  },
  ...["/presentation", "/qui-sommes-nous"].map((path): Overrun => ({
    file: `${path}.html`,
    part: "html",
    limit: 12.2,
    why: "eleven sections, each whole in the HTML, two of them in the words of the day; the inks of the night, 0.2.",
  })),
  {
    file: "/presse.html",
    part: "html",
    limit: 13.9,
    why: "the press kit's texts, whole in the HTML; the kit to take with its fingerprint, the quotations, the logos and their rules (1.4); the names of the files that it wakes with; who says each fact, and whose the others are (0.3).",
  },
  {
    file: "/presse.html",
    part: "elements",
    limit: 691,
    why: "five quotations, four logos in two formats, the road of tonight, the sources of the facts.",
  },
  {
    file: "/presse.html",
    part: "awake",
    limit: 98.9,
    why: `search, filters, tabs, the office's hours and the timeline live on one page; the press texts are there for four phases; what stands still on the page is in its payload (2.3 for quotations, logos and kit); files of its own for what other pages share (1.1), and the last of two links that leads (0.1); a list that moves once its control has answered (0.1); ${hintsAndElements} (0.5).`,
  },
  {
    file: "/jeux-concours.html",
    part: "awake",
    limit: 93.9,
    why: `seven dated parts, each for four standings of the contests, and the choices of the quiz, in a file that the framed one has too (1.1); the plates that levels win, and the door to what was played (0.6); a list that is followed by what the address ends with, a window that the title fills (0.2); ${hintsAndElements} (0.6).`,
  },
  {
    file: "/plan-du-site.html",
    part: "total",
    limit: 17.9,
    why: "every session of class, the sheets and the lexicon are named; each file says its format and its weight (0.3); Back and Forward of a page that sleeps again.",
  },
  {
    file: "/enseignants.html",
    part: "awake",
    limit: 89.4,
    why: `the maker of sheets: its fields (1.5), the draw (0.9), the sheet as it is printed, and printing that waits for the questions, in files that the diplomas have too (0.7); the files for course platforms come when they are asked for; questions that are asked for again (0.1); ${hintsAndElements} (0.4).`,
  },
  {
    file: "/index.html",
    part: "awake",
    limit: 99,
    why: "the map that is moved and sailed along (2.2), controls that take all that their elements take, the carousel's words filled in where it lives, and each stage told before, during and after (1.2); fields and parts that take all that their elements take (0.3).",
  },
  {
    file: "/jeux-concours.html",
    part: "html",
    limit: 11.3,
    why: `the names of the winners, the way to the quiz before a class, and the demonstration's notice. ${night}`,
  },
  {
    file: "/devenir-partenaire.html",
    part: "html",
    limit: 13.9,
    why: "the plan of two sails (0.1), the dossier to take at once (0.2), the sail that bears a name and its field (0.4), then what a buyer asks: what is possible on the day, the prices, the steps, the law (2.1).",
  },
  {
    file: "/devenir-partenaire.html",
    part: "elements",
    limit: 728,
    why: "two fields for a name, the link to the dossier, four prices with what each includes, four steps, the list of what is possible, a box to tick on each benefit, what is said of a file that is refused; what is said once nothing of the voyage is sold; the place of what is said of a box.",
  },
  {
    file: "/devenir-partenaire.html",
    part: "awake",
    limit: 99.1,
    why: `the sail plan's cells and outlines (1.4); a name fitted to the sail as it is typed, and the choice that the whole page shares (1.8); the words of its new sections, and those of the other days (2.9); benefits and options that are ticked, kept in the link (1.1); tools that could not be had, asked for again once there is a network (0.2); a logo that is taken off and chosen again (0.1); what spaces cost until the return (0.2); the dossier to take at once (0.2); a name too long for a sail, kept and told, and what nobody sees of it (0.3); what is told month by month, which the calls share (0.1); ${hintsAndElements}; the prices, the figures and the calls of each month that the page may be read in.`,
  },
  {
    file: "/escales.html",
    part: "html",
    limit: 12.5,
    why: "every port with its story, its position and its way, then the same in rows: 45 of each, whole in the HTML; how far the boats are at each (0.5), so that who reads the page is spared React, its payload and the chart's tools, 100 KiB in 21 requests.",
  },
  {
    file: "/escales.html",
    part: "scripts",
    limit: 3.4,
    why: `${asleepScripts} Here, the boats that follow the reader from port to port (0.6).`,
  },
  {
    file: "/escales.html",
    part: "elements",
    limit: 837,
    why: "45 ports, made or to come, as a list that is read, and as tables that are compared.",
  },
  {
    file: "/journal.html",
    part: "html",
    limit: 10.3,
    why: "two charts with the road and the tracks of two boats, and ten pages of the log beside them.",
  },
  {
    file: "/journal.html",
    part: "elements",
    limit: 610,
    why: "ten pages of the log, each with its day, its boat, its place and its first words; that the expedition is over once it is.",
  },
  {
    file: "/journal.html",
    part: "awake",
    limit: 88.5,
    why: `its payload tells the tracks and the steps of two voyages; a slider that says what comes before and after, the last of two links that leads (0.2); ${hintsAndElements}; that the expedition is over once it is (0.3).`,
  },
  {
    file: "/ecoconception.html",
    part: "awake",
    limit: 80.3,
    why: `the routes that the browser knows, the log among them; its table, once more in the payload (0.2); ${hintsAndElements} (0.2).`,
  },
  {
    file: "/jeux-concours.html",
    part: "elements",
    limit: 612,
    why: "the door to the game of ports.",
  },
  {
    file: "/ou-est-ce-port.html",
    part: "awake",
    limit: 90.7,
    why: `two charts in the payload, 45 ports with what is told of each, and the engine that draws them; a dialog that its page decides of (0.2); what is missing to answer, said beside the button (0.1); ${hintsAndElements} (0.4).`,
  },
  {
    file: "/jeux-concours/equipages.html",
    part: "awake",
    limit: 89.3,
    why: `what is told month by month, which the calls share (0.1); boards and challenges read and written by the engine (1.4), a table, the two forms that put a board together, and a sheet that says its day and its address (0.3); files of its own for what other pages share (0.5); what the address ends with, followed as elsewhere (0.2); ${hintsAndElements}.`,
  },
];
