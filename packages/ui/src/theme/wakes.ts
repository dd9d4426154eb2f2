// The two wakes, the thread of everything: two lines that braid and never repeat, or it would be a rope.
const asUrl = (svg: string) => `url("data:image/svg+xml,${svg.replace(/[<>#"]/g, encodeURIComponent)}")`;

/** Masks: the shape of the wakes, to be filled with a colour of the theme. */
export const wakes = {
  /** 52 × 24: bullets, buttons. */
  short: asUrl(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 52 24'><path d='M1 5C15 5 15 18 28 18S40 10 51 10M1 18C15 18 15 5 28 5s12 8 23 8' fill='none' stroke='black' stroke-width='3.8'/></svg>",
  ),
  /** 78 × 20, joins itself at both ends: dividers and progress. */
  long: asUrl(
    "<svg xmlns='http://www.w3.org/2000/svg' width='78' height='20' viewBox='0 0 78 20' preserveAspectRatio='none'><path d='M-4.9 7.5 0 10l4.9 2.5 4.9 2.2 4.8 1.4 4.9.5 4.9-.5 4.8-1.4 4.9-2.2L39 10l4.9-2.5 4.9-2.2 4.8-1.4 4.9-.5 4.9.5 4.8 1.4 4.9 2.2L78 10l4.9 2.5M-4.9 13.8 0 12.6l4.9-1.5 4.9-1.7 4.8-1.6 4.9-1.3 4.9-.8 4.8-.1 4.9.6 4.9 1.2 4.9 1.5 4.9 1.7 4.8 1.6 4.9 1.3 4.9.8 4.8.1 4.9-.6 4.9-1.2 4.9-1.5' fill='none' stroke='black' stroke-width='2.6' stroke-linejoin='round'/></svg>",
  ),
} as const;
