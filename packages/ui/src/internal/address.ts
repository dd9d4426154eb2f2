/** On paper, after the words of a link that leads to another site: where it leads. */
export const address = {
  content: '" (" attr(href) ")"',
  fontWeight: 400,
  overflowWrap: "anywhere",
} as const;
