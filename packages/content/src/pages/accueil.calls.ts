/** The list of every call, beside the map. */
export const callList = {
  open: "Voir la liste des escales",
  close: "Replier la liste des escales",
  caption: "Escales prévues, dans l’ordre de la route",
  columns: { month: "Mois", port: "Escale" },
  whole: { label: "Positions et distances", path: "/documents/escales.html" },
  note: "L’ordre des escales suit le vent, l’état de la mer et l’accueil des ports : il peut changer.",
} as const;
