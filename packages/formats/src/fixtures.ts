// What the tests of several formats share: a reader of XML, and things to write.
import { parseXml, XmlElement } from "@rgrove/parse-xml";
import type { Feed, FeedEntry } from "./feed.ts";
import type { MultipleChoice } from "./multipleChoice.ts";

/** The root of a well-formed document; throws at its first fault. */
export function readXml(text: string): XmlElement {
  const { root } = parseXml(text);
  if (!root) throw new Error("The document has no root.");
  return root;
}

/** The elements right inside `parent`, or those of one name. */
export function childrenOf(parent: XmlElement, name?: string): XmlElement[] {
  return parent.children
    .filter((child) => child instanceof XmlElement)
    .filter((child) => name === undefined || child.name === name);
}

/** The words of the first `name` inside `parent`. */
export const textOf = (parent: XmlElement, name: string) => childrenOf(parent, name)[0]?.text;

export const posidonia: MultipleChoice = {
  id: "posidonie",
  category: "Vie marine",
  question: "Qu’est-ce que la posidonie ?",
  options: ["Une plante", "Une algue", "Un corail"],
  correct: 0,
  points: 10,
  feedback: "Elle fleurit (Museum, https://museum.example).",
  tags: ["Facile"],
};

export const mooring: MultipleChoice = {
  id: "mouillage",
  category: "Navigation",
  question: "Où mouiller ?",
  options: ["Sur l’herbier", "Sur le sable"],
  correct: 1,
  points: 15,
  feedback: "Le sable tient, et rien n’y pousse.",
  tags: ["Moyen", "Ancre"],
};

/** A question that cannot be answered without its drawing. */
export const buoy: MultipleChoice = {
  id: "bouee",
  category: "Navigation",
  question: "Que dit « cette » bouée & sa couleur ?",
  picture: {
    file: "bouee-verte.svg",
    svg: '<svg xmlns="http://www.w3.org/2000/svg"><title>Été</title></svg>\n',
    width: 320,
    height: 240,
    alt: 'Une bouée "verte" <pointue>.',
  },
  options: ["Passer à gauche", "Passer à droite"],
  correct: 0,
  points: 10,
  feedback: "Verte et pointue : tribord.",
  tags: ["Facile"],
};

export const arrival: FeedEntry = {
  id: "tag:a.example,2026-01-01:presse/arrivee",
  title: 'Signes <b>gras</b> & "guillemets"',
  url: "https://a.example/documents/revue.html#arrivee",
  source: { name: "L'Écho & Cie", url: "https://echo.example/?a=1&b=2" },
  published: "2026-01-01T00:00:00Z",
  author: "A < B",
  summary: "Un & deux",
  paragraphs: ["5 < 6 & 7 > 4", "Fin."],
  image: "https://a.example/images/x.svg",
  tags: ["R&D", "mer"],
};

export const departure: FeedEntry = {
  id: "tag:a.example,2025-11-04:presse/depart",
  title: "Le départ",
  url: "https://a.example/documents/revue.html#depart",
  source: { name: "Le Large", url: "https://large.example" },
  published: "2025-11-04T00:00:00Z",
  author: "Anne Le Goff",
  summary: "Deux bateaux.",
  paragraphs: ["Deux bateaux."],
  tags: [],
};

export const feed: Feed = {
  title: "La presse",
  description: "Ce qu’elle en dit.",
  language: "fr",
  home: "https://a.example/presse",
  self: "https://a.example/flux/presse",
  author: { name: "Association A", url: "https://a.example" },
  entries: [arrival, departure],
};
