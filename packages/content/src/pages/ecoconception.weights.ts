/** What /ecoconception says of the weight of each page; the figures are measured by the build. */
export const pageWeights = {
  id: "poids",
  heading: "Ce que pèse chaque page",
  text: "Ces chiffres sont mesurés à chaque construction du site : ce qu’une première visite télécharge avant tout défilement, fichiers compressés (brotli), sur un téléphone. Une deuxième page pèse moins : les caractères, les styles et le code commun sont déjà là.",
  model: (grams: string, intensity: string) =>
    `L’estimation en grammes d’équivalent CO₂ est celle du modèle Sustainable Web Design, version 4, calculée par la bibliothèque libre de la Green Web Foundation. Ses données d’entrée : le poids de la page, une visite où rien n’est encore gardé, un hébergement ordinaire, l’électricité moyenne mondiale (${intensity} par kilowattheure). Un modèle n’est pas une mesure : d’autres donneraient un autre chiffre. Nous nous sommes fixé ${grams} au plus par visite.`,
  pending: "Les chiffres s’affichent sur le site construit.",
  caption: "Poids et estimation, page par page",
  columns: {
    page: "Page",
    total: "Total",
    carbon: "CO₂ estimé par visite",
    requests: "Requêtes",
    html: "Texte et styles de la page",
    scripts: "Code",
    styles: "Autres styles",
    fonts: "Caractères",
    pictures: "Images",
  },
  home: "Accueil",
  notFound: "Page introuvable",
  link: {
    label: "Le modèle Sustainable Web Design",
    href: "https://sustainablewebdesign.org/estimating-digital-emissions/",
  },
} as const;
