/** A text file that the build writes beside the pages: data, a calendar, a feed. */
export interface SiteFile {
  /** What links lead to is one of the content's `filePaths`: they are checked against them. */
  readonly path: `/${string}`;
  /** What the file says at the instant `builtAt` (ISO 8601). */
  readonly text: (builtAt: string) => string;
}
