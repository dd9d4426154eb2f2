const MONTHS_IN_A_YEAR = 12;

/** What `months` cost of something at `yearly` euros a year, in whole euros. */
export const proRata = (yearly: number, months: number) => Math.round((yearly * months) / MONTHS_IN_A_YEAR);
