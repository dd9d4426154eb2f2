/**
 * `template` with its names between braces replaced: `fill("{position} sur {total}", { position: 2, total: 8 })`. A template and not a
 * function, so that a page that is rendered on a server can give it to what lives in the browser.
 */
export const fill = (template: string, values: Readonly<Record<string, string | number>>): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
