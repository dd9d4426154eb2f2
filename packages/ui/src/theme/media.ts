/** Where the composition changes, and what the reader asked for. Styles are written for the phone first. */
export * as media from "./mediaQueries.ts";
