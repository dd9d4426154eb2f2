import type { PressItem } from "@sillages/content";
import type { LogoProps, PictureSource } from "@sillages/ui";
import type { ReactNode } from "react";

/** A piece of coverage, with what the server draws of it: what is searched, listed and read over the page. */
export type Article = PressItem & {
  picture: PictureSource;
  /** Of the media that published it, when it is a partner. */
  logo: Omit<LogoProps, "name"> | undefined;
  card: ReactNode;
  /** In place of the card, when it opens the list: of an article that is featured. */
  leadCard: ReactNode;
};
