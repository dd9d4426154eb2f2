/** The first lines of a module made from `source`. */
export const head = (source: string) =>
  `// Made from ${source} by « npm run content »: change the files there, never this one.\n`;

export const json = (value: unknown) => JSON.stringify(value, undefined, 1);
