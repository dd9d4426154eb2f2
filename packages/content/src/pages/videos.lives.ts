/** The words of the live broadcasts: apart, because they are shipped as script. */
export const livesWords = {
  id: "directs",
  heading: "Les directs",
  facts: (title: string) => `${title} en chiffres`,
  /** Its badge while it lasts; before and after, the status is computed from its months. */
  onAir: "En direct",
  button: { current: "Suivre le direct", past: "Revoir" },
  /** In place of the button, once the live is over and was not kept. */
  noReplay: "Le direct est terminé. Il n’a pas d’enregistrement.",
  note: "Le direct de la transatlantique s’arrête avant le retour des bateaux : l’expédition, elle, continue.",
} as const;
