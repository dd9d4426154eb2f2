/** A list of articles that readers follow, most recent first. */
export interface Feed {
  readonly title: string;
  readonly description: string;
  /** Of its words: « fr ». */
  readonly language: string;
  /** The page that shows the same articles. */
  readonly home: string;
  /** Where the feed itself is published: also its identifier. */
  readonly self: string;
  readonly author: { readonly name: string; readonly url: string };
  readonly entries: readonly FeedEntry[];
}

/** An article as feeds tell it, with whole addresses. */
export interface FeedEntry {
  /** An address that never changes, whatever the site becomes. Example: `tag:sillages.example,2025-11-04:presse/x`. */
  readonly id: string;
  readonly title: string;
  /** Where it is read on the site, and where it was first published, if that is elsewhere. */
  readonly url: string;
  readonly source?: { readonly name: string; readonly url: string };
  /** RFC 3339. Example: `2025-11-04T00:00:00Z`. */
  readonly published: string;
  readonly author: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  readonly image?: string | undefined;
  readonly tags: readonly string[];
}
