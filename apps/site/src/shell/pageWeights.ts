/** What a first visit of a page asks for before anybody scrolls. Bytes as they travel (brotli). */
export interface PageWeight {
  path: string;
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  /** Those that the page does not put off until they are near. A phone's, where the page has two. */
  pictures: number;
  requests: number;
  /** All that travels, each file once. */
  total: number;
  /** The most that reading the page asks for, every picture seen. */
  whole: { total: number; requests: number };
  /** What the visit is estimated to emit, in grams of CO₂ equivalent. */
  carbon: number;
}

let weights: readonly PageWeight[] = [];

/** The pre-render says what it has weighed before it writes the page that shows it. */
export function setPageWeights(pages: readonly PageWeight[]): void {
  weights = pages;
}

/** Nothing as long as the build has not weighed: in development, in Storybook. */
export const pageWeights = () => weights;
