/**
 * The business constants of the project, each written once. What can be counted from the data is not here: see
 * `counts.ts`.
 */
export const figures = {
  // The expedition
  boats: 2,
  studentAmbassadors: 12,
  europeanStopovers: 33,
  /** The tour calls in at least so many countries. */
  europeanCountries: 15,
  latinAmericanStopovers: 12,
  latinAmericanCountries: 12,
  expeditionMonths: 8,
  transatlanticKilometres: 6000,
  durableImpactPercent: 100,

  // The home's tiles
  innovationPrizes: 3,
  /** At least so many. */
  partners: 25,
  sustainableDevelopmentGoals: 10,
  socialImpactPercent: 100,

  // The team: eight experts, of whom the collection shows some
  experts: 8,
  /** At least so many, all eight together. */
  cumulatedYears: 105,
  passionPercent: 100,

  // The press
  pressViews: 300_000,

  // The sails
  sailSquareMetres: 300,
  advertisingSpaces: 100,

  // The offer
  /** At least so many. */
  platformSolutions: 1000,
  frenchTerritoryPercent: 100,

  // The contests
  /** At least so many. */
  contestParticipants: 2500,
  firstPrizeEuros: 3000,
  photoCaptionCharacters: 300,
  photoMegabytes: 10,
  videoSeconds: 60,

  // The quiz
  quizSeconds: 300,
  quizMaximumPoints: 750,
  quizShortQuestions: 5,
} as const;
