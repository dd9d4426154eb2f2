/** The months that matter to the press. */
export const pressTimeline = {
  heading: "Agenda des rédactions",
  lines: ["Agenda", "des rédactions"],
  lead: "Ce qui est paru, ce qui vient. Notez la date, prévenez-nous, on vous garde une place.",
} as const;
