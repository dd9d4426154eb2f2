interface ImportMetaEnv {
  /** The folder of the published pictures, from the site's root: `/images/1a2b3c4d`. */
  readonly PICTURES: string;
  /** The icon of the site, as an address that holds it. */
  readonly FAVICON: string;
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

/** Every module that lives, by the id that payloads give it: written by `@vitejs/plugin-rsc`. */
declare module "virtual:vite-rsc/client-references" {
  const references: Readonly<Record<string, (() => Promise<unknown>) | undefined>>;
  export default references;
}

/** `import()` as it is written: the plugin keeps Vite from adding a query, which would make it another module. */
// oxlint-disable-next-line eslint/no-underscore-dangle -- the plugin’s name for it
declare const __vite_rsc_raw_import__: (id: string) => Promise<unknown>;
