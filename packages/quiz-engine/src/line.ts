/**
 * What draws nothing, alone: spaces of no width, marks of direction. What joins, parts or varies what it follows is kept with it, in the
 * first group: after an emoji, or a letter of another script than ours.
 */
const UNSEEN =
  /([^\s\p{Cc}\p{Co}\p{Cs}\u2800\p{DI}\p{sc=Latn}\p{sc=Zinh}][\u200c\u200d\p{VS}\u{e0020}-\u{e007f}]*)|\p{DI}/gu;

/**
 * What is read of a text, on one line: without line breaks, double spaces, half characters, characters of a private use, nor what nobody
 * sees. One that looks empty is.
 *
 * @example
 * lineOf("  The  Gan\u200Bnets\n"); // "The Gannets"
 */
export function lineOf(text: string): string {
  const seen = text.replace(UNSEEN, "$1").normalize("NFC");
  return seen.replace(/[\s\p{Cc}\p{Co}\p{Cs}\u2800]+/gu, " ").trim();
}
