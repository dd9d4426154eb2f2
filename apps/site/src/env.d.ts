interface ImportMetaEnv {
  /** The folder of the published pictures, from the site's root: `/images/1a2b3c4d`. */
  readonly PICTURES: string;
  /** The icon of the site, as an address that holds it. */
  readonly FAVICON: string;
  /** Whether the scripts leave the still parts of pages to their HTML (build/still.ts). */
  readonly STILL?: boolean;
  /** What is published of each photo, besides its original. */
  readonly PHOTOS: {
    /** The weight of each original, by id. */
    readonly bytes: Readonly<Record<string, number>>;
    /** Lighter formats, the best first, and widths in pixels; none in development. */
    readonly formats: readonly string[];
    readonly widths: readonly number[];
  };
  /** Where the newsletter form posts to; without it the form prepares an e-mail. */
  readonly VITE_NEWSLETTER_ENDPOINT?: string;
}
