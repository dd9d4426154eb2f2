import { figures, fileReport as words } from "@sillages/content";
import type { CheckListItem } from "@sillages/illustrations";
import { HEAVIEST_PHOTO, type PhotoFacts } from "./inspectPhoto.ts";
import type { VideoFacts } from "./inspectVideo.ts";

/** HD: 1280 × 720, whichever way the picture is held. */
const HD = { long: 1280, short: 720 };

/** Recorders overrun by a few frames: what reads sixty seconds is sixty seconds. */
const LENGTH_TOLERANCE_S = 0.5;

const right = (id: string, text: string): CheckListItem => ({ id, outcome: "right", text });
const wrong = (id: string, text: string): CheckListItem => ({ id, outcome: "wrong", text });
const unknown = (id: string, text: string): CheckListItem => ({ id, outcome: "unknown", text });

interface TypeWords {
  right: (format: string) => string;
  wrong: (format: string) => string;
  unknown: string;
}

function typeFinding(format: string | undefined, accepted: readonly string[], type: TypeWords) {
  if (!format) return wrong("type", type.unknown);
  return accepted.includes(format) ? right("type", type.right(format)) : wrong("type", type.wrong(format));
}

/** What the rules say of a photo. */
export function photoFindings({ bytes, format, pixels }: PhotoFacts): CheckListItem[] {
  const type = typeFinding(format, ["JPG", "PNG"], words.photoType);
  const size =
    bytes > HEAVIEST_PHOTO ? wrong("size", words.size.wrong(bytes)) : right("size", words.size.right(bytes));
  if (type.outcome === "wrong" || bytes > HEAVIEST_PHOTO) return [type, size];
  return [type, size, pixels ? right("pixels", words.pixels.right) : wrong("pixels", words.pixels.wrong)];
}

/** How large a photo is, on a screen and printed: a fact, which no rule judges. */
export const printNote = ({ pixels }: PhotoFacts) => pixels && words.print(pixels.width, pixels.height);

/** What the rules say of a caption, in characters as one counts them. */
export function captionFinding(caption: string): CheckListItem {
  const count = [...new Intl.Segmenter("fr").segment(caption.trim())].length;
  return count > figures.photoCaptionCharacters
    ? wrong("caption", words.caption.wrong(count))
    : right("caption", words.caption.right(count));
}

/** What the rules say of a video. */
export function videoFindings({ format, seen }: VideoFacts): CheckListItem[] {
  const type = typeFinding(format, ["MP4"], words.videoType);
  if (type.outcome === "wrong") return [type];
  return [type, lengthFinding(seen), definitionFinding(seen)];
}

function lengthFinding(seen: VideoFacts["seen"]) {
  if (!seen || !Number.isFinite(seen.seconds)) return unknown("length", words.length.unknown);
  return seen.seconds > figures.videoSeconds + LENGTH_TOLERANCE_S
    ? wrong("length", words.length.wrong(Math.ceil(seen.seconds)))
    : right("length", words.length.right(Math.max(1, Math.floor(seen.seconds))));
}

function definitionFinding(seen: VideoFacts["seen"]) {
  if (!seen || !seen.width) return unknown("definition", words.definition.unknown);
  const { height, width } = seen;
  const isHd = Math.max(width, height) >= HD.long && Math.min(width, height) >= HD.short;
  return isHd
    ? right("definition", words.definition.right(width, height))
    : wrong("definition", words.definition.wrong(width, height));
}

/** All right, something wrong, or something that could not be seen. */
export function verdictOf(findings: readonly CheckListItem[]): CheckListItem["outcome"] {
  const outcomes = findings.map(({ outcome }) => outcome);
  return (["wrong", "unknown"] as const).find((outcome) => outcomes.includes(outcome)) ?? "right";
}
