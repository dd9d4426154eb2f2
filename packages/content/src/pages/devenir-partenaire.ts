import { identity } from "#data/identity";
import { opportunities } from "./devenir-partenaire.opportunities.ts";
import type { Page } from "./page.schema.ts";

export const devenirPartenaire = {
  meta: {
    title: `Devenir partenaire – ${identity.name}`,
    description:
      "Un espace à votre nom sur les voiles, des équipes embarquées, une plateforme de solutions à impact : ce que l’expédition apporte à votre plan RSE.",
  },
  title: "Votre nom sur la voile.",
  lines: ["Votre nom", "sur la voile."],
  lead: "Un espace qui traverse l’Atlantique, un plan RSE qui gagne des preuves, des équipes qui suivent la route. Choisissez votre place.",
  name: "Devenir Partenaire",
  actions: {
    choose: { label: "Choisir un espace", path: "/devenir-partenaire#voiles" },
    contact: { label: "Nous parler", path: "/devenir-partenaire#contact-partenaires" },
  },
  figures: {
    heading: "La route en chiffres",
    stopovers: "escales prévues",
    stopoversSum: (europe: number, latinAmerica: number) =>
      `${europe} en Europe et ${latinAmerica} en Amérique latine`,
    countries: "pays d’Amérique latine",
    months: "mois d’expédition",
    impact: "impact durable",
    impactNote: "C’est le but que nous nous donnons, pas un résultat : les mesures diront où nous en sommes.",
  },
  opportunities,
  energy: {
    id: "energie",
    heading: "L’énergie du bord",
    lead: "À bord, chaque watt se compte avant de se dépenser. Ce partenaire nous apprend à tenir la balance.",
  },
  benefits: {
    heading: "De bonnes raisons de larguer",
    lines: ["De bonnes raisons", "de larguer"],
    lead: "Ce que vous recevez, concrètement, en embarquant.",
  },
  offer: {
    id: "offre",
    badge: "Offre exclusive",
    button: "Demander un accès",
    mail: {
      subject: "Plateforme de solutions : demande d’accès",
      body: "Bonjour,\n\nNous aimerions voir la plateforme de solutions.\n\nNom de l’entreprise :\nNotre question :\nUn numéro où nous rappeler :\n\nMerci.",
    },
  },
  sponsorship: {
    heading: "Parrainage ou mécénat ?",
    text: "Un espace sur la voile est une contrepartie publicitaire : c’est du parrainage. Le mécénat, lui, est un don, sans contrepartie de même valeur. Les deux ne se déclarent pas de la même façon : dites-nous ce que vous cherchez, et parlez-en à votre comptable.",
  },
  contact: {
    id: "contact-partenaires",
    heading: "Un café, une carte, un cap.",
    lines: ["Un café,", "une carte,", "un cap."],
    lead: "Parlez-nous de votre plan RSE. À quai, au téléphone ou par courriel, comme vous préférez.",
    mail: "Écrire aux partenariats",
    telephone: "Appeler les partenariats",
    prepared: {
      subject: "Devenir partenaire",
      body: "Bonjour,\n\nNotre entreprise souhaite embarquer.\n\nNom de l’entreprise :\nCe que nous aimerions faire :\nUn numéro où nous rappeler :\n\nMerci.",
    },
    document: { label: "Lire le dossier" },
  },
} as const satisfies Page;
