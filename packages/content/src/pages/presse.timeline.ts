/** The months that matter to the press. */
export const pressTimeline = {
  heading: "Agenda des rédactions",
  lines: ["Agenda", "des rédactions"],
  /** While something is still to come, and once everything is past. */
  lead: {
    coming: "Ce qui est paru, ce qui vient. Notez la date, prévenez-nous, on vous garde une place.",
    past: "Ce qui a déjà eu lieu. Les prochains rendez-vous se prennent par téléphone : Camille a l’agenda.",
  },
} as const;
