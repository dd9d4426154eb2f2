const EMPTY = { format: "module", source: "export default ''", shortCircuit: true } as const;

/** A hook of Node's modules: what only a bundler serves is an empty module. */
export const load = <Context, Loaded>(
  url: string,
  context: Context,
  nextLoad: (url: string, context: Context) => Loaded,
) => (/\.(css|svg|woff2)$/.test(url) ? EMPTY : nextLoad(url, context));
