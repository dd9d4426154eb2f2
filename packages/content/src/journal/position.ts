// A position as sailors write it. Read where pages are made, never by a visitor.
import type { Position } from "../legs/geometry.ts";

/** Degrees, minutes if any, seconds if any, then the side: `47°43,2′N`, `47° 43' 12" N`, `47,72 N`. French says west « O ». */
const angle =
  /(\d{1,3}(?:[.,]\d+)?)\s*°?\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['’′]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*["”″]\s*)?([NSEWO])/giu;

/** `47.72, -3.36`, as maps give it. */
const pointed = /^(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)$/;

/** « 47,72 -3,36 » or « 47,72 ; -3,36 », as French writes decimals. */
const comma = /^(-?\d{1,2}(?:,\d+)?)(?:\s*;\s*|,?\s+)(-?\d{1,3}(?:,\d+)?)$/;

/** « 43,5 »: one angle with its decimals, or two without? Nobody can tell. */
const ambiguous = /^-?\d+,\d+$/;

const number = (text = "0") => Number(text.replace(",", "."));

/** Every angle of `text`, in degrees, with whether it is a latitude. */
function anglesIn(text: string) {
  return [...text.matchAll(angle)].map(([, degrees, minutes, seconds, letter = ""]) => {
    const size = number(degrees) + number(minutes) / 60 + number(seconds) / 3600;
    return {
      isLatitude: /[NS]/i.test(letter),
      value: /[SWO]/i.test(letter) ? -size : size,
      inBounds: number(minutes) < 60 && number(seconds) < 60,
    };
  });
}

const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;

/**
 * The position that `text` says, latitude first or named by its letters: `47°43,2′N 3°21,6′O`, `47.72, -3.36`,
 * `47,72 -3,36`. `undefined` where it says none: no side, sixty minutes, a latitude beyond the pole, a comma that may be either.
 */
export function parsePosition(text: string): Position | undefined {
  const [latitude, longitude] = decimals(text.trim()) ?? lettered(text);
  if (latitude === undefined || longitude === undefined) return undefined;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return undefined;
  return [rounded(longitude), rounded(latitude)];
}

function decimals(text: string): [latitude: number, longitude: number] | undefined {
  if (ambiguous.test(text)) return undefined;
  const [, latitude, longitude] = pointed.exec(text) ?? comma.exec(text) ?? [];
  return longitude === undefined ? undefined : [number(latitude), number(longitude)];
}

function lettered(text: string): [latitude?: number | undefined, longitude?: number | undefined] {
  const angles = anglesIn(text);
  const rest = text.replaceAll(angle, "").replace(/[\s,;]/g, "");
  if (angles.length !== 2 || rest !== "" || angles.some(({ inBounds }) => !inBounds)) return [];
  return [
    angles.find(({ isLatitude }) => isLatitude)?.value,
    angles.find(({ isLatitude }) => !isLatitude)?.value,
  ];
}
