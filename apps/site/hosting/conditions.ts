// What a request asks of a file besides its path: RFC 9110.

/** A file as it stands. */
interface Validators {
  etag: string;
  /** In milliseconds. */
  modified: number;
}

interface Asked {
  readonly [header: string]: string | string[] | undefined;
}

const said = (asked: Asked, header: string) => asked[header]?.toString();
const bare = (etag: string) => etag.trim().replace(/^W\//, "");
/** Dates of HTTP are told to the second. */
const seconds = (instant: number) => Math.floor(instant / 1000);

/** Whether who asks has the file already (13.1.2, 13.1.3). */
export function isFresh(asked: Asked, { etag, modified }: Validators): boolean {
  const known = said(asked, "if-none-match");
  if (known !== undefined)
    return known.trim() === "*" || known.split(",").some((one) => bare(one) === bare(etag));
  const since = Date.parse(said(asked, "if-modified-since") ?? "");
  return seconds(modified) <= seconds(since);
}

/** A part of a file: its first and last byte. */
export interface Part {
  from: number;
  to: number;
}

/**
 * The part of a file of `size` bytes that is asked for (14.2): nothing when the whole is to be sent, « none » when no byte of the file
 * is in it. Several parts at once are answered with the whole, as one may.
 */
export function partOf(
  asked: Asked,
  { etag, modified }: Validators,
  size: number,
): Part | "none" | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(said(asked, "range") ?? "") ?? [];
  if (!first && !last) return undefined;
  const condition = said(asked, "if-range");
  // A part joined to another needs the very same bytes: a weak name does not promise them.
  const isSame = condition === etag || seconds(Date.parse(condition ?? "")) === seconds(modified);
  if (condition !== undefined && (!isSame || condition.startsWith("W/"))) return undefined;
  const from = first ? Number(first) : Math.max(0, size - Number(last));
  const to = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (first && last && Number(last) < Number(first)) return undefined;
  return from >= size || (!first && Number(last) === 0) ? "none" : { from, to };
}

export type Encoding = "br" | "gzip";

/** The encoding that who asks reads, the smallest first; nothing when they read none (12.5.3). */
export function encodingOf(asked: Asked): Encoding | undefined {
  const weights = new Map(
    (said(asked, "accept-encoding") ?? "").split(",").map((one): [string, number] => {
      const [name = "", ...parameters] = one.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))];
    }),
  );
  const encodings: readonly Encoding[] = ["br", "gzip"];
  return encodings.find((encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0);
}
