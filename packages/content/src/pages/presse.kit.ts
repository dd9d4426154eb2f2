import { words } from "#data/pages/presse.kit";
import { words as boats } from "#data/pages/presentation.boats";
import { figures } from "#data/figures";
import { capitalised, monthRange } from "../format/months.ts";
import { counted, quantity } from "../format/numbers.ts";
import { identity } from "#data/identity";
import { periods } from "#data/periods";
import { withSentences } from "../sentences.ts";

const stopovers = counted(figures.europeanStopovers, "escale");

const countries = counted(figures.latinAmericanCountries, "pays", "pays");

const kilometres = quantity(figures.transatlanticKilometres, "km");

const roundTrip = quantity(figures.transatlanticRouteKilometres, "km");

const { plan, restored } = boats;

/** A fact of the press kit. */
export interface PressFact {
  readonly term: string;
  readonly definition: string;
  /** Who says so; none for the expedition's own figures. */
  readonly source?: { readonly label: string; readonly href: string };
}

const facts: readonly PressFact[] = [
  {
    term: "Bateaux",
    definition: counted(figures.boats, "ancien voilier de course IMOCA", "anciens voiliers de course IMOCA"),
  },
  { term: "Longueur", definition: plan.marks.length.value, source: words.facts.rule },
  {
    term: "Construire à neuf",
    definition: `Moules (${figures.newBoatMouldsPercent} %) et structure (${figures.newBoatStructurePercent} %) : l’essentiel des émissions de la construction d’un IMOCA neuf, selon douze analyses de cycle de vie de la classe`,
    source: restored.source,
  },
  { term: "Port d’attache", definition: `${identity.address.city}, Morbihan` },
  { term: "Ambassadeurs", definition: counted(figures.studentAmbassadors, "étudiant") },
  {
    term: "Tours d’Europe",
    definition: `${capitalised(monthRange(periods["stages/tours-d-europe"]))}, ${stopovers}`,
  },
  {
    term: "Transatlantique",
    definition: `${capitalised(monthRange(periods["stages/expedition-transatlantique"]))}, ${countries}`,
  },
  {
    term: "Distance",
    definition: `${kilometres} de Lorient à l’équateur ; environ ${roundTrip} aller et retour`,
  },
  {
    term: "Surface offerte",
    definition: `${quantity(figures.sailSquareMetres, "m²")} de toile, en ${counted(figures.advertisingSpaces, "espace")} pour les partenaires : la surface offerte, et non toute la voilure`,
  },
];

/** What a newsroom needs to write about the expedition. */
export const pressKit = withSentences(words, {
  facts: {
    items: facts,
    /** A fact on one line, with its source. */
    inOneLine: ({ definition, source, term }: PressFact) =>
      `${term} : ${definition}${source ? ` (source : ${source.label}, ${source.href})` : ""}`,
  },
});
