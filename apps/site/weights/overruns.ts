// What is over its budget (budgets.ts), each with the figure that it may come to meanwhile and why. One that is met again fails the check.
import type { Budget } from "./budgets.ts";

/** A budget that a page does not meet. */
export interface Overrun {
  /** What it may come to meanwhile. */
  readonly limit: number;
  /** What the page adds to what every page bears; in KiB where nothing else is said. */
  readonly why: string;
}

type Overruns = { readonly [Part in keyof Budget]?: Overrun };

/** What every page bears of a part, said once: it is in the figures below. */
export const everyPage: Readonly<Partial<Record<keyof Budget, string>>> = {
  html: "the inks of the night and the choice of them (0.2), the wakes that follow the reader and the head's own composition (0.3), that pages melt into one another (0.03), buttons as wide before their font has come as after (0.05).",
  scripts:
    "what keeps the first gesture (0.5), the header's menu and the strip's links (0.8), waking and the copy for offline (0.7), the choice of day or night (0.3), a reload that waits for the network (0.1), what shows an older browser the page without script (0.2), scripts that are cut and pages that hang on the way (0.1), a new version that waits its turn (0.04), Back and Forward of a page that sleeps again (0.03).",
  total:
    "the notice of a failure, drawn and able to wait for the network (0.2); a foot of short lines whose lists stand three and two, a button that grows into itself (0.2); a page that was left open and wakes when it is outdated (0.05); sheets of paper that are filled (0.1).",
  awake:
    "the notice of a failure (0.1); fields and groups that say their hint and what is wrong, parts that take all that their elements take (0.2 to 0.6); a page that was left open and says what is so when its reader comes back (0.1); words that are typed, and the focus, while React makes anew a page that somebody else changed (0.2); a letter that is being composed while the page wakes, icons that turn for who reads from right to left (0.1).",
};

/** Of a page that bears what every page does. */
export const nothingMore = "no more than every page.";

/** Of a page of words. */
const words: Overruns = {
  html: {
    limit: 8.1,
    why: "its many words, and 2 KiB of first-paint CSS; the demonstration's notice, what a class keeps in its tab, what a frame keeps, 0.1 each.",
  },
  total: {
    limit: 18.3,
    why: "its many words; the range of browsers and the board of crews, 0.2; a box to tick in the ink of the fields and heroes of tablets, 0.2; what was read again for screen readers, 0.1.",
  },
};

/** By the file of the page; `*` is every other. */
export const overruns: Readonly<Record<string, Overruns>> = {
  "*": { scripts: { limit: 2.8, why: nothingMore } },
  "/index.html": {
    html: {
      limit: 17.3,
      why: "custom properties that a person can read (`--sillages-color-text-default`), 0.2; the names of the map over the wakes that pass them, 0.1; how each figure was reckoned, where the boats are, the doors of each public and the demonstration's notice, 0.5.",
    },
    scripts: {
      limit: 3.5,
      why: "what turns the mission's carousel (0.6): who reads the page to its end without touching it is spared React, its payload and the map's tools, 113 KiB in 28 requests.",
    },
    awake: {
      limit: 99.3,
      why: "the map that is moved and sailed along (2.2); the carousel's words filled in where it lives, and each stage told before, during and after (1.2); the last page of the log, as the log lists it (0.1).",
    },
  },
  "/404.html": { scripts: { limit: 3, why: "the address that was asked." } },
  "/a-emporter.html": {
    html: {
      limit: 8.1,
      why: "every file and every printed document of the site, with its use, its format and its weight.",
    },
    total: {
      limit: 18.2,
      why: "the same; the names of the files that it wakes with; an icon's address without spaces; a space that is heard before each weight (0.1), sheets of Firefox (0.1).",
    },
  },
  "/accessibilite.html": words,
  "/confidentialite.html": words,
  "/devenir-partenaire.html": {
    html: {
      limit: 14.2,
      why: "the plan of two sails (0.1), the dossier to take at once (0.2), the sail that bears a name and its field (0.4), then what a buyer asks: what is possible on the day, the prices, the steps, the law (2.1), the last page of the log, as the log lists it (0.2).",
    },
    elements: {
      limit: 728,
      why: "two fields for a name, the link to the dossier, four prices with what each includes, four steps, the list of what is possible, a box to tick on each benefit, what is said of a file that is refused; what is said once nothing of the voyage is sold; the place of what is said of a box.",
    },
    awake: {
      limit: 99.8,
      why: "the sail plan's cells and outlines (1.4); a name fitted to the sail as it is typed, and the choice that the whole page shares (1.8); the words of its new sections, and those of the other days (2.9); benefits and options that are ticked, kept in the link (1.1); tools that could not be had, asked for again once there is a network (0.2); a logo that is taken off and chosen again (0.1); what spaces cost until the return (0.2), on the card and in the strip too (0.1); the dossier to take at once (0.2); a name too long for a sail, kept and told, and what nobody sees of it (0.3), and one typed faster than Safari takes addresses (0.1); the last page of the log (0.1); what is told month by month, which the calls share (0.1); the prices, the figures and the calls of each month that the page may be read in.",
    },
  },
  "/ecoconception.html": {
    html: { limit: 9.2, why: "its many words, and a table that says twice what each page weighs (0.2)." },
    total: {
      limit: 19.7,
      why: "the same: each page is a row of the table, weighed twice, and its figures change from one build to the next (0.1).",
    },
    awake: {
      limit: 80.5,
      why: "the routes that the browser knows, the log among them; its table, once more in the payload (0.2).",
    },
  },
  "/enseignants.html": {
    awake: {
      limit: 89.7,
      why: "the maker of sheets: its fields (1.5), the draw (0.9), the sheet as it is printed, and printing that waits for the questions, in files that the diplomas have too (0.7); the files for course platforms come when they are asked for; questions that are asked for again (0.1).",
    },
  },
  "/equipe.html": { html: { limit: 10.6, why: nothingMore } },
  "/escales.html": {
    html: {
      limit: 12.6,
      why: "every port with its story, its position and its way, then the same in rows: 45 of each, whole in the HTML; how far the boats are at each (0.5), so that who reads the page is spared React, its payload and the chart's tools, 100 KiB in 21 requests.",
    },
    scripts: { limit: 3.4, why: "the boats that follow the reader from port to port (0.6)." },
    elements: {
      limit: 837,
      why: "45 ports, made or to come, as a list that is read, and as tables that are compared.",
    },
  },
  "/hors-ligne.html": { scripts: { limit: 3.1, why: "the pages that are kept." } },
  "/jeux-concours.html": {
    html: {
      limit: 11.3,
      why: "the names of the winners, the way to the quiz before a class, and the demonstration's notice.",
    },
    scripts: { limit: 3.4, why: "arriving in the quiz." },
    awake: {
      limit: 94.5,
      why: "seven dated parts, each for four standings of the contests, and the choices of the quiz, in a file that the framed one has too (1.1); the plates that levels win, and the door to what was played (0.6); a list that is followed by what the address ends with, a window that the title fills (0.2); a challenge read as a mail program or a hand writes it, and to whom a message goes on paper (0.4).",
    },
  },
  "/jeux-concours/equipages.html": {
    awake: {
      limit: 90.2,
      why: "what is told month by month, which the calls share (0.1); boards and challenges read and written by the engine (1.4), a table, the two forms that put a board together, and a sheet that says its day and its address (0.3); files of its own for what other pages share (0.5); what the address ends with, followed as elsewhere (0.2), and read beside what a message has added to it (0.1), however a mail program or a hand writes it (0.2); an address that Safari refuses for a while (0.1), names without marks that Braille spells (0.1).",
    },
  },
  "/journal.html": {
    html: {
      limit: 10.4,
      why: "two charts with the road and the tracks of two boats, and ten pages of the log beside them.",
    },
    elements: {
      limit: 610,
      why: "ten pages of the log, each with its day, its boat, its place and its first words; that the expedition is over once it is.",
    },
    awake: {
      limit: 88.7,
      why: "its payload tells the tracks and the steps of two voyages; a slider that says what comes before and after, the last of two links that leads (0.2); that the expedition is over once it is (0.3).",
    },
  },
  "/mentions-legales.html": words,
  "/ou-est-ce-port.html": {
    awake: {
      limit: 91.8,
      why: "two charts in the payload, 45 ports with what is told of each, and the engine that draws them; a dialog that its page decides of (0.2); what is missing to answer, said beside the button (0.1); a challenge read beside what a message has added to its link (0.1), however a mail program or a hand writes it (0.2); a game that is found again by Back (0.1) and by a reload (0.4).",
    },
  },
  "/plan-du-site.html": {
    ...words,
    total: {
      limit: 18.4,
      why: "every session of class, the sheets and the lexicon are named; each file says its format and its weight (0.3).",
    },
  },
  "/presentation.html": {
    html: {
      limit: 12.2,
      why: "eleven sections, each whole in the HTML, two of them in the words of the day.",
    },
  },
  "/presse.html": {
    html: {
      limit: 14,
      why: "the press kit's texts, whole in the HTML; the kit to take with its fingerprint, the quotations, the logos and their rules (1.4); the names of the files that it wakes with; who says each fact, and whose the others are (0.3).",
    },
    scripts: {
      limit: 4,
      why: "whether the press office answers (1.0), fields that a browser gives back (0.1): who reads the page without touching it is spared React and its payload, 98 KiB in 19 requests.",
    },
    elements: {
      limit: 692,
      why: "five quotations, four logos in two formats, the road of tonight, the sources of the facts, a count that is seen before it is said.",
    },
    awake: {
      limit: 99.6,
      why: "search, filters, tabs, the office's hours and the timeline live on one page; the press texts are there for four phases; what stands still on the page is in its payload (2.3 for quotations, logos and kit); files of its own for what other pages share (1.1), and the last of two links that leads (0.1); buttons that are heard with what they copy (0.1); a list that moves once its control has answered (0.1), and is found by Back as it was left (0.1).",
    },
  },
  "/qui-sommes-nous.html": { html: { limit: 12.2, why: "the page of /presentation, at its other address." } },
  "/reglement.html": {
    html: { limit: 9.3, why: "its many words, the first line of which is written for the day." },
    total: { limit: 19.5, why: "its many words." },
    awake: {
      limit: 81.2,
      why: "its first line, for each standing of the contests, and what chooses it.",
    },
  },
  "/videos.html": {
    html: { limit: 10.6, why: nothingMore },
    awake: { limit: 88.2, why: nothingMore },
  },
};

/** What the page in `file` bears. */
export const overrunsOf = (file: string): Overruns => ({ ...overruns["*"], ...overruns[file] });
