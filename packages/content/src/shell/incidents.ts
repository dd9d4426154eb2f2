/** What is said when something of the site itself fails. */
export const incidents = {
  /** The page's scripts could not be had: it can be read, its buttons may be dead. */
  scripts: {
    text: "La page n’a pas pu se charger tout entière : elle se lit, mais certains boutons peuvent rester sans effet.",
    reload: "Recharger la page",
  },
  /** One part of a page failed; the others stand. */
  section: {
    text: "Cette partie de la page n’a pas pu s’afficher. Le reste fonctionne.",
    reload: "Recharger la page",
  },
} as const;
