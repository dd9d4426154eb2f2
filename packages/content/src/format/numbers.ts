/** A number as French prints it: « 6 000 », « 2,57 ». Years are not numbers: do not pass them. */
export function number(value: number): string {
  const [whole = "", decimals] = String(Math.abs(value)).split(".");
  const sign = value < 0 ? "−" : "";
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, "\u202F");
  return sign + grouped + (decimals ? `,${decimals}` : "");
}

/**
 * A number and its unit, never parted by the end of a line: « 6 000 km », « 100 % ».
 * With `decimals`, as many for each, zeros included: those of a column stand below one another.
 */
export function quantity(value: number, unit: string, decimals?: number): string {
  const said = decimals === undefined ? number(value) : value.toFixed(decimals).replace(".", ",");
  return `${said}\u00A0${unit}`;
}

/** An area of sail, to the hundredth as the plan measures it: « 2,60 m² ». */
export function squareMetres(value: number): string {
  return quantity(value, "m²", 2);
}

/** A price without its taxes: « 12 144 € HT ». */
export function euros(value: number): string {
  return `${quantity(value, "€")}\u00A0HT`;
}

/** The size of a picture on a screen: « 1 600 × 1 000 pixels », never parted. */
export function dimensions(width: number, height: number): string {
  return `${number(width)}\u00A0×\u00A0${quantity(height, "pixels")}`;
}

/** At least so many: « 2 500+ ». */
export function atLeast(value: number): string {
  return `${number(value)}+`;
}

/** A length of time: « 6 min 12 s », « 45 s ». */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  const rest = quantity(seconds % 60, "s");
  if (minutes === 0) return rest;
  return seconds % 60 === 0 ? quantity(minutes, "min") : `${quantity(minutes, "min")}\u00A0${rest}`;
}

/** The noun that agrees with `value`: French keeps the singular below two. `plural` only when it does more than take an « s ». */
export function noun(value: number, singular: string, plural = `${singular}s`): string {
  return Math.abs(value) < 2 ? singular : plural;
}

/** A number and its noun, held together: « 0 article », « 1 article », « 2 articles ». */
export function counted(value: number, singular: string, plural?: string): string {
  return `${number(value)}\u00A0${noun(value, singular, plural)}`;
}

const inLetters =
  "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" ");

/** A number and its noun as a headline begins: « Sept membres ». In figures beyond sixteen: « 17 membres ». */
export function countedInWords(value: number, singular: string, plural?: string): string {
  const said = inLetters[value];
  if (said === undefined) return counted(value, singular, plural);
  return `${said.charAt(0).toLocaleUpperCase("fr")}${said.slice(1)} ${noun(value, singular, plural)}`;
}

const scale = { K: 1_000, M: 1_000_000 } as const;

/** The number behind « 12.5K ». */
export function viewCount(views: string): number {
  const unit = views.at(-1);
  return Math.round(Number.parseFloat(views) * (unit === "K" || unit === "M" ? scale[unit] : 1));
}
