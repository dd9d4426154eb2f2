// The two wakes, the thread of everything: two lines that braid and never repeat, or it would be a rope.
const asUrl = (svg: string) => `url("data:image/svg+xml,${svg.replace(/[<>#"]/g, encodeURIComponent)}")`;

const thread = (path: string) =>
  asUrl(
    `<svg xmlns='http://www.w3.org/2000/svg' width='1920' height='40' viewBox='0 0 1920 40'><path d='${path}' fill='none' stroke='black' stroke-width='3'/></svg>`,
  );

/** Masks: the shape of the wakes, to be filled with a colour of the theme. */
export const wakes = {
  /** 52 × 24, stretches with its box: bullets, buttons. */
  short: asUrl(
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 52 24' preserveAspectRatio='none'><path d='M1 5C15 5 15 18 28 18S40 10 51 10M1 18C15 18 15 5 28 5s12 8 23 8' fill='none' stroke='black' stroke-width='3.8'/></svg>",
  ),
  /** 78 × 20, joins itself at both ends: dividers and progress. */
  long: asUrl(
    "<svg xmlns='http://www.w3.org/2000/svg' width='78' height='20' viewBox='0 0 78 20' preserveAspectRatio='none'><path d='M-4.9 7.5 0 10l4.9 2.5 4.9 2.2 4.8 1.4 4.9.5 4.9-.5 4.8-1.4 4.9-2.2L39 10l4.9-2.5 4.9-2.2 4.8-1.4 4.9-.5 4.9.5 4.8 1.4 4.9 2.2L78 10l4.9 2.5M-4.9 13.8 0 12.6l4.9-1.5 4.9-1.7 4.8-1.6 4.9-1.3 4.9-.8 4.8-.1 4.9.6 4.9 1.2 4.9 1.5 4.9 1.7 4.8 1.6 4.9 1.3 4.9.8 4.8.1 4.9-.6 4.9-1.2 4.9-1.5' fill='none' stroke='black' stroke-width='2.6' stroke-linejoin='round'/></svg>",
  ),
  /** 1920 × 40, the thread: each wake by itself; they cross, each time later than the last. */
  thread: [
    thread(
      "M0 20c12 1.4 20 3.1 32 3.1 29 0 51-7 80-7s51 8.4 80 8.4 51-9.5 80-9.5c35 0 61 10.8 96 10.8 29 0 51-12.1 80-12.1 35 0 61 13.4 96 13.4s61-14.8 96-14.8c40 0 72 16.1 112 16.1 35 0 61-17.4 96-17.4 46 0 82 19 128 19s82-20.9 128-20.9c52 0 92 22.7 144 22.7 63 0 113-24.7 176-24.7 86 0 154 27.3 240 27.3 92 0 164-14.4 256-14.4",
    ),
    thread(
      "M0 21.4c23-1.7 41-3.8 64-3.8s41 5.2 64 5.2c29 0 51-6 80-6 35 0 61 7 96 7 29 0 51-8.1 80-8.1 35 0 61 9 96 9s61-9.8 96-9.8 61 10.8 96 10.8 61-11.9 96-11.9c40 0 72 12.9 112 12.9 46 0 82-14 128-14s82 15.3 128 15.3c58 0 102-16.6 160-16.6 63 0 113 18.1 176 18.1 98 0 174-20.2 272-20.2 58 0 102 2.9 160 2.9H1920",
    ),
  ],
} as const;
