import type { Identity } from "./identity.schema.ts";

export const identity = {
  name: "Sillages",
  tagline: "Augmentez l’impact de votre plan RSE",
  originLine: "Toutes les grandes aventures commencent en Bretagne",
  description:
    "Deux voiliers IMOCA restaurés, laboratoires flottants de l’économie bleue, et des étudiants ambassadeurs qui relient votre entreprise à la mer.",
  site: "https://www.sillages.example",
  association: { name: "Association Sillages", url: "https://association.sillages.example" },
  document: "/documents/dossier.html",
  mail: {
    contact: "escale@sillages.example",
    partners: "partenaires@sillages.example",
    press: "presse@sillages.example",
    contest: "concours@sillages.example",
  },
  telephone: {
    contact: { display: "01 99 00 56 10", href: "tel:+33199005610" },
    partners: { display: "06 39 98 56 20", href: "tel:+33639985620" },
    press: { display: "06 39 98 56 30", href: "tel:+33639985630" },
  },
  address: {
    street: "3, quai des Deux-Étraves",
    postalCode: "56100",
    city: "Lorient",
    country: "France",
  },
  social: [
    { id: "images", label: "Images", url: "https://images.sillages.example" },
    { id: "films", label: "Films", url: "https://films.sillages.example" },
    { id: "reseau", label: "Réseau professionnel", url: "https://reseau.sillages.example" },
  ],
  legal: {
    name: "Association Sillages",
    form: "Association régie par la loi du 1er juillet 1901",
    register: "W000000000",
    publicationDirector: "Maëlle Le Goff",
    publicationDirectorRole: "directrice de l’expédition",
  },
  host: {
    name: "Quai Numérique",
    address: { street: "12, rue du Bassin-à-Flot", postalCode: "44000", city: "Nantes", country: "France" },
    telephone: { display: "01 99 00 44 10", href: "tel:+33199004410" },
    url: "https://www.quai-numerique.example",
  },
  demonstration: true,
  demonstrationNotice: "Site de démonstration : personnes et organisations fictives",
} as const satisfies Identity;
