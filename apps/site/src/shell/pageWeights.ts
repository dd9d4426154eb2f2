/** What a first visit of a page downloads, in bytes, and what that is estimated to emit, in grams. */
export interface WeighedPage {
  path: string;
  html: number;
  scripts: number;
  styles: number;
  fonts: number;
  pictures: number;
  requests: number;
  carbon: number;
}

let weighed: readonly WeighedPage[] = [];

/** The pre-render tells what it has weighed before it writes the page that says it; only that page's still part reads it. */
export function tellWeights(pages: readonly WeighedPage[]): void {
  weighed = pages;
}

/** Nothing as long as the build has not weighed: in development, in Storybook. */
export const toldWeights = () => weighed;
