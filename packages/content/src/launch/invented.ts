/** What the demonstration made up and that looks real, word for word: once a field says something else, it is found no more. */
export const invented: readonly string[] = [
  // Identity and legal notice
  "3, quai des Deux-Étraves",
  "W000000000",
  "Quai Numérique",
  "12, rue du Bassin-à-Flot",
  // People
  "Aïssatou Diallo",
  "Camille Roussel",
  "Inès Benali",
  "Lucía Ortega",
  "Maëlle Le Goff",
  "Solenn Abgrall",
  "Théo Marchand",
  "Yann Kervella",
  // Winners
  "Azilis Kerlavan",
  "Basile Trévoland",
  "Capucine Rozhuel",
  "Darius Penlann",
  "Élouan Corvaisec",
  "Faustine Garlannou",
  "Gaspard Hervouin",
  "Hortense Lannéguy",
  "Idriss Marouaz",
  "Joséphine Quillivan",
  "Killian Roscanou",
  "Léonie Saintrec",
  "Malo Treffandel",
  "Ninon Valcarbou",
  "La classe de CM2 de l’école des Embruns",
  "Octave Ysambourg",
];
