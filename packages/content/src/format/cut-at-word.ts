/** `text` itself, or its first whole words that hold in `longest` signs with an ellipsis. No-break spaces stay, and are not cut at. */
export function cutAtWord(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const words = text
    .slice(0, longest)
    .split(/[^\S\u00A0\u202F]+/u)
    .slice(0, -1)
    .join(" ");
  return `${words.replace(/[\s,;:.!?]+$/u, "")}…`;
}
