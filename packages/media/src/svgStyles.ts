/** A property and what it is given. */
export type Declaration = readonly [property: string, value: string];

/** Declarations by what they are for: « path », « .a », « #b », and « * » for what is not told apart. */
export type Styles = ReadonlyMap<string, readonly Declaration[]>;

/**
 * The declarations of a plain style sheet, each under the last thing that its selector names: more elements may be said to bear them
 * than do, never fewer.
 */
export function stylesOf(sheet: string): Styles {
  const styles = new Map<string, Declaration[]>();
  const say = (key: string, block: string) => {
    const before = styles.get(key) ?? [];
    before.push(...declarationsOf(block));
    styles.set(key, before);
  };
  const open: string[] = [];
  let said = "";
  for (const piece of sheet.split(/([{}])/)) {
    if (piece === "{") {
      const isWithin = open.some((prelude) => !/^@(?:media|supports|layer)\b/i.test(prelude));
      // A rule within a rule comes after declarations of the other.
      if (isWithin) say("*", said);
      open.push(isWithin ? "*" : afterStatements(said).trim());
    } else if (piece === "}") {
      for (const key of keysOf(open.pop() ?? "")) say(key, said);
    }
    said = piece;
  }
  return styles;
}

/** The declarations of a plain `style` attribute, or of a rule. */
export function declarationsOf(block: string): Declaration[] {
  return block.split(";").map((text): Declaration => {
    const colon = text.indexOf(":");
    return [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
  });
}

/** How long a selector may be to be read. */
const LONGEST = 200;

function keysOf(selector: string): string[] {
  if (selector.startsWith("@")) return [];
  return selector.split(",").map((one) => {
    const isPlain = one.length <= LONGEST && !/[:*[(\\]/.test(one);
    return (isPlain && /[.#]?[^\s.#>+~]+$/.exec(one.trim())?.[0]) || "*";
  });
}

/** What a prelude is once `@charset` and its like are over. */
function afterStatements(text: string): string {
  const end = text.lastIndexOf(";");
  return end === -1 ? text : text.slice(end + 1);
}

/**
 * What a style sheet says, its comments left out and its escaped letters read.
 *
 * https://www.w3.org/TR/css-syntax-3/#consume-escaped-code-point
 */
export function plainCss(text: string): string {
  const pieces = text
    .split("*/")
    .map((piece) => (piece.includes("/*") ? piece.slice(0, piece.indexOf("/*")) : piece));
  return pieces
    .join(" ")
    .replace(/\\(?:([0-9a-f]{1,6})\s?|([^\n]))/gi, (_all, code?: string, sign?: string) => {
      const point = code === undefined ? NaN : Number.parseInt(code, 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : (sign ?? "");
    });
}
