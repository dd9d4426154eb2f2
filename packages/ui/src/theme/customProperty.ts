/** How a token is named in a style sheet: `["fontSize", "body"]` is `--sillages-font-size-body`. */
export const customProperty = (path: readonly string[]): `--sillages-${string}` =>
  `--sillages-${path.join("-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
