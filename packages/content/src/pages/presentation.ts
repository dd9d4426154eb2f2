import { identity } from "#data/identity";
import type { Page } from "./page.schema.ts";
import { ambassadors } from "./presentation.ambassadors.ts";
import { boats } from "./presentation.boats.ts";
import { goals } from "./presentation.goals.ts";

export const presentation = {
  meta: {
    title: `Qui sommes-nous – ${identity.name}`,
    description:
      "Une association bretonne restaure deux voiliers IMOCA et en fait des laboratoires flottants de l’économie bleue. Ses bateaux, sa méthode, ses alliés.",
  },
  title: "Deux bateaux qui restaient à quai.",
  lines: ["Deux bateaux", "qui restaient", "à quai."],
  lead: `${identity.name} restaure deux anciens bateaux de course et en fait des laboratoires flottants pour l’économie bleue.`,
  name: "Qui sommes-nous",
  story: {
    heading: "Une histoire de coque, puis de cap.",
    paragraphs: [
      "Deux IMOCA attendaient un acheteur au fond d’un hangar. Trop anciens pour gagner, trop bien construits pour la benne. Nous nous sommes posé une question simple : que peut faire un bateau qui ne cherche plus à arriver premier ? Mesurer, essayer, montrer : l’association est née de cette réponse.",
      "Elle réunit des marins, des scientifiques, des enseignants et des entreprises, et confie une part du bord à des étudiants ambassadeurs. La route part de Bretagne, suit les côtes d’Europe, puis traverse l’Atlantique vers l’Amérique latine. À chaque escale, on ouvre le pont, on écoute, on repart avec de quoi mieux faire.",
    ],
  },
  boats,
  method: {
    heading: "Trois règles affichées à la descente",
    lines: ["Trois règles", "affichées à la descente"],
    rules: [
      {
        title: "Mesurer avant de raconter.",
        text: "Un chiffre ne sort qu’avec sa méthode et sa source. Ce que nous ne savons pas, nous le disons.",
      },
      {
        title: "Réparer avant d’acheter.",
        text: "Coque, gréement, équipement : on cherche d’abord ce qui a déjà navigué et peut naviguer encore.",
      },
      {
        title: "Embarquer avant de convaincre.",
        text: "Salariés, élèves, élus : on comprend mieux la mer les bottes aux pieds.",
      },
    ],
  },
  ambassadors,
  allies: {
    heading: "Ils savent ce que nous ignorons.",
    lines: ["Ils savent ce", "que nous ignorons."],
    lead: "Une entreprise de technologie marine nous équipe, une association d’éducation à la biodiversité nous apprend à transmettre.",
  },
  official: {
    heading: "Les partenaires officiels",
    lines: ["Les partenaires", "officiels"],
    lead: "L’un éclaire le bord, l’autre ouvre la course à ceux qui restent à terre.",
  },
  goals,
  next: {
    heading: "Sept visages tiennent la barre.",
    lines: ["Sept visages", "tiennent la barre."],
    people: "L’équipe",
    team: { label: "Rencontrer l’équipe", path: "/equipe" },
    expeditions: { label: "Voir les expéditions", path: "/#projet" },
  },
} as const satisfies Page;
