/** What a first visit of a page asks for before anybody scrolls, as far as its HTML tells it. Bytes as they travel (brotli). */
export interface VisitWeight {
  /** With its first-paint CSS, without the scripts that are written in it. */
  html: number;
  /** Of a page that sleeps: those that are written in it, and what it asks for by itself. */
  scripts: number;
  styles: number;
  fonts: number;
  /** Those that the page does not put off until they are near. A phone's, where the page has two. */
  pictures: number;
  /** All of the above, each once. */
  total: number;
  requests: number;
  /** The most that reading the page asks for: every picture that it puts off, those of folded parts too. */
  whole: { total: number; requests: number };
}

/** What the page on eco-design says of a page of the site. */
export interface PageWeight extends VisitWeight {
  path: string;
  /** What the visit is estimated to emit, in grams of CO₂ equivalent. */
  carbon: number;
}
