/** As many signs as a sail can bear and still be read from a quay. */
export const LONGEST = 40;

/** A name as it is written on a sail: one line, without what no letter draws. */
export const companyName = (typed: string) =>
  [...typed.replaceAll(/[\s\p{C}]+/gu, " ").trim()].slice(0, LONGEST).join("").trim();
