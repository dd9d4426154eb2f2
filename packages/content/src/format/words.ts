/** How many words a text holds, as a newsroom counts them: « l’économie » is one, « 6 000 » is one, a lone sign is none. */
export function wordCount(text: string): number {
  const oneNumber = text.replace(/(\d)\u202F(?=\d)/g, "$1");
  return oneNumber.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
