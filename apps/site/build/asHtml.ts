const ofOneTag = /(<(?:br|hr|img|input|link|meta|source|wbr)\b[^>]*?)\/>/g;
const ofADrawing = /><\/(?:circle|image|path|rect|use)>/g;
const thereOrNot = /( (?:alt|disabled|download|hidden|inert|novalidate|open|required))=""(?=[^<>]*>)/gi;
const endOfParagraph =
  /<\/p>(?=<(?:div|dl|figure|form|h[1-6]|nav|ol|p|section|ul)\b|<\/(?:aside|div|footer|form|header|li|main|section)>)/g;
const endOfItem = /<\/li>(?=<li\b|<\/[ou]l>)/g;

/**
 * `markup`, as React writes it, without what HTML has no need of: the end of an element that holds nothing, the value of an
 * attribute that is there or not, the end of a paragraph or of an item that what follows ends too.
 */
export const asHtml = (markup: string): string =>
  markup
    .replaceAll(ofOneTag, "$1>")
    .replaceAll(ofADrawing, "/>")
    .replaceAll(thereOrNot, "$1")
    .replaceAll(endOfParagraph, "")
    .replaceAll(endOfItem, "");
