/** A harbour and its country: « Bergen (Norvège) », « Monaco », which is both. */
export const withCountry = ({ country, name }: { readonly country: string; readonly name: string }) =>
  country === name ? name : `${name} (${country})`;
