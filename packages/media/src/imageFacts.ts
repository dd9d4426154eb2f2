/** What is known of a picture of dots without opening it. */
export interface ImageFacts {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  readonly animated: boolean;
  /** In four inks, for a press. */
  readonly cmyk: boolean;
  /** Its end is there, and nothing is damaged as far as its format can tell. */
  readonly whole: boolean;
}
