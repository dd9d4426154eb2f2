import { figures } from "#data/figures";
import { capitalised, monthRange } from "../format/months.ts";
import { counted, quantity } from "../format/numbers.ts";
import { decapitalised } from "../format/words.ts";
import { identity } from "#data/identity";
import { periods } from "#data/periods";

const stopovers = counted(figures.europeanStopovers, "escale");
const countries = counted(figures.latinAmericanCountries, "pays", "pays");
const association = decapitalised(identity.legal.name);
const kilometres = quantity(figures.transatlanticKilometres, "km");

/** What a newsroom needs to write about the expedition. */
export const pressKit = {
  id: "dossier-de-presse",
  heading: "De quoi écrire votre sujet",
  lines: ["De quoi écrire", "votre sujet"],
  lead: "Des textes à reprendre tels quels, les faits, et la bonne personne à qui parler.",
  /** The same presentation at three lengths; `words` is true to the word, and a test counts it. */
  texts: [
    {
      id: "presentation-50",
      words: 50,
      label: "En 50 mots",
      text: `Sillages est une expédition française née à Lorient. Deux voiliers de course IMOCA, restaurés, y deviennent des laboratoires flottants de l’économie bleue. À bord, marins, scientifiques et douze étudiants mesurent la mer, port après port : ${stopovers} prévues en Europe, puis une traversée de l’Atlantique vers ${countries} d’Amérique latine.`,
    },
    {
      id: "presentation-100",
      words: 100,
      label: "En 100 mots",
      text: `Sillages est une expédition née à Lorient, portée par l’${association}. Deux voiliers IMOCA, trop vieux pour gagner, sont restaurés et deviennent des laboratoires flottants de l’économie bleue. À bord, marins, scientifiques et douze étudiants ambassadeurs prélèvent, comptent et comparent : même eau, mêmes gestes, port après port. La route passe par ${stopovers} prévues en Europe, puis traverse l’Atlantique vers ${countries} d’Amérique latine. Les entreprises qui veulent donner un terrain à leur démarche RSE embarquent avec l’équipage : leurs couleurs prennent place sur les voiles, leurs équipes suivent les mesures, et les étudiants racontent ce que la mer leur apprend.`,
    },
    {
      id: "presentation-200",
      words: 200,
      label: "En 200 mots",
      text: `Sillages est une expédition née à Lorient, portée par l’${association}. Son point de départ tient en une question : que faire de deux bateaux de course devenus trop vieux pour gagner ? La réponse est à flot. Deux voiliers IMOCA sont restaurés et deviennent des laboratoires flottants de l’économie bleue. Restaurer une coque évite d’en mouler une autre, et la structure d’un IMOCA neuf pèse lourd dans son empreinte. À bord, marins, scientifiques et douze étudiants ambassadeurs prélèvent, comptent et comparent : même eau, mêmes gestes, port après port. Les étudiants, choisis sur un projet en énergie, en écologie, en architecture ou en audiovisuel, racontent chaque semaine ce que la mer leur apprend. La route passe d’abord par ${stopovers} en Europe, où le public monte à bord, puis traverse l’Atlantique vers ${countries} d’Amérique latine, soit ${kilometres} de navigation. Les entreprises qui veulent donner un terrain à leur démarche RSE embarquent avec l’équipage : leurs couleurs prennent place sur les voiles, leurs équipes suivent les mesures, leurs salariés rencontrent ceux qui les font. Le nom de l’expédition vient de là : deux bateaux, deux sillages qui se croisent sans jamais se confondre, et une même mer à connaître pour mieux la protéger.`,
    },
  ],
  copy: {
    label: "Copier le texte",
    copied: "Copié",
    refused: "Le navigateur refuse : copiez le texte sélectionné.",
    textLabel: "Texte à copier",
  },
  facts: {
    heading: "Les faits",
    items: [
      {
        term: "Bateaux",
        definition: counted(figures.boats, "voilier IMOCA restauré", "voiliers IMOCA restaurés"),
      },
      { term: "Port d’attache", definition: `${identity.address.city}, Morbihan` },
      { term: "Ambassadeurs", definition: counted(figures.studentAmbassadors, "étudiant") },
      {
        term: "Tours d’Europe",
        definition: `${capitalised(monthRange(periods["stages/tours-d-europe"]))}, ${stopovers}`,
      },
      {
        term: "Transatlantique",
        definition: `${capitalised(monthRange(periods["stages/expedition-transatlantique"]))}, ${countries}, ${kilometres}`,
      },
      {
        term: "Voilure",
        definition: `${quantity(figures.sailSquareMetres, "m²")}, ${counted(figures.advertisingSpaces, "espace")}`,
      },
    ],
  },
  speakers: {
    heading: "À qui parler",
    /** Members of the team, by their anchor, and what to ask them. */
    members: [
      { anchor: "camille", about: "Entretiens, images, places à bord pour les rédactions" },
      { anchor: "maelle", about: "Le projet, les bateaux, la course au large" },
      { anchor: "ines", about: "Le plancton, les mesures en mer" },
      { anchor: "aissatou", about: "Les étudiants ambassadeurs" },
      { anchor: "lucia", about: "Les escales d’Amérique latine, en espagnol aussi" },
    ],
  },
} as const;
