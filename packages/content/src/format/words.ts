/** How many words a text holds, as a newsroom counts them: « l’économie » is one, « 6 000 » is one, a lone sign is none. */
export function wordCount(text: string): number {
  const oneNumber = text.replace(/(\d)\u202F(?=\d)/g, "$1");
  return oneNumber.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The same words in the middle of a sentence: « responsable de la communication ». Not for a proper name. */
export function decapitalised(text: string): string {
  return text.charAt(0).toLocaleLowerCase("fr") + text.slice(1);
}

/** Several things in one sentence: « Diffusion officielle ; projection publique ». None of the next begins with a proper name. */
export function series([first = "", ...others]: readonly string[]): string {
  return [first, ...others.map(decapitalised)].join("\u202F; ");
}

/** Short names on one line: « Gréement · Matelotage ». No line begins with a dot. */
export function dotted(names: readonly string[]): string {
  return names.join("\u00A0· ");
}

/** Several things told one after another: « 5 et 70 », « 12, 13 et 91 ». */
export function enumerated(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} et ${last}` : last;
}
