const PAGE = "/documents/revue-de-presse.html";

/** Where an article is read whole, without script too. */
export const articlePath = (id: string) => `${PAGE}#${id}`;

/** The id of the article to which `link` leads, if it leads to one. */
export function articleIdOf(link: HTMLAnchorElement): string | undefined {
  const { hash, pathname } = new URL(link.href);
  return pathname === PAGE ? hash.slice(1) : undefined;
}
