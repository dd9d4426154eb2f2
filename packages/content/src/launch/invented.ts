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
];
