/** The stages of the French school that questions are for, from the youngest pupils on. */
export const schoolLevels = ["Cycle 3", "Cycle 4", "Seconde"] as const;
