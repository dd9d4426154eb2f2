/** Links a style sheet for the life of the document; nothing, where it is linked so already. */
export function keepStyles(href: string): HTMLLinkElement | undefined {
  if (document.head.querySelector(`link[rel="stylesheet"][href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  document.head.append(link);
  return link;
}
