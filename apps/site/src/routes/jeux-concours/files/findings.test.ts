import { describe, expect, test } from "vitest";
import { captionFinding, photoFindings, printNote, verdictOf, videoFindings } from "./findings.ts";

const outcomes = (findings: readonly { id: string; outcome: string }[]) =>
  Object.fromEntries(findings.map(({ id, outcome }) => [id, outcome]));

describe("a photo", () => {
  const photo = { format: "JPG", bytes: 10_000_000, pixels: { width: 4000, height: 3000 } };

  test("is right up to ten megabytes, included", () => {
    expect(outcomes(photoFindings(photo))).toEqual({ type: "right", size: "right", pixels: "right" });
    expect(outcomes(photoFindings({ ...photo, bytes: 10_000_001 }))).toMatchObject({ size: "wrong" });
  });
  test("too heavy is not said to be one that does not open", () => {
    const heavy = { ...photo, bytes: 200_000_000, pixels: undefined };
    expect(outcomes(photoFindings(heavy))).toEqual({ type: "right", size: "wrong" });
  });
  test("that does not open is wrong, and is not measured when its format is", () => {
    expect(outcomes(photoFindings({ ...photo, pixels: undefined }))).toMatchObject({ pixels: "wrong" });
    expect(outcomes(photoFindings({ ...photo, format: "HEIC" }))).toEqual({ type: "wrong", size: "right" });
    expect(outcomes(photoFindings({ ...photo, format: undefined }))).toMatchObject({ type: "wrong" });
  });
});

describe("the size of a photo", () => {
  const tiny = { format: "PNG", bytes: 220, pixels: { width: 20, height: 20 } };
  const said = (texts: readonly (string | undefined)[]) => texts.join(" ").replace(/\s/g, " ");

  test("is stated, printed too, and approved by no finding", () => {
    expect(said([printNote(tiny)])).toContain("20 × 20 pixels");
    expect(said([printNote(tiny)])).toContain("l’image mesure 0,2 × 0,2 cm");
    expect(said(photoFindings(tiny).map(({ text }) => text))).not.toContain("20 × 20");
    expect(verdictOf(photoFindings(tiny))).toBe("right");
  });
  test("is not known of one that does not open", () => {
    expect(printNote({ ...tiny, pixels: undefined })).toBeUndefined();
  });
});

describe("the weight of a photo", () => {
  const sizeOf = (bytes: number) =>
    photoFindings({ format: "PNG", bytes, pixels: undefined })
      .find(({ id }) => id === "size")
      ?.text.replace(/\s/g, " ");

  test("is said in its own unit", () => {
    expect(sizeOf(220)).toBe("Poids : 220 octets.");
    expect(sizeOf(48_300)).toBe("Poids : 48 ko.");
  });
  test("barely too heavy, never seems to fit", () => {
    expect(sizeOf(10_000_001)).toMatch(/^Poids : 10,1 Mo/);
  });
});

describe("a caption", () => {
  test("holds three hundred characters as one counts them", () => {
    expect(captionFinding("é".repeat(300)).outcome).toBe("right");
    expect(captionFinding("👩‍🚀".repeat(300)).outcome).toBe("right");
    expect(captionFinding("é".repeat(301)).outcome).toBe("wrong");
    expect(captionFinding(`  ${"é".repeat(300)}\n`).outcome).toBe("right");
  });
});

describe("a video", () => {
  const seen = { seconds: 60.3, width: 1280, height: 720 };

  test("is right at sixty seconds and in HD, whichever way it is held", () => {
    expect(verdictOf(videoFindings({ format: "MP4", seen }))).toBe("right");
    const upright = { seconds: 12, width: 720, height: 1280 };
    expect(verdictOf(videoFindings({ format: "MP4", seen: upright }))).toBe("right");
  });
  test("is wrong when it is too long or too small", () => {
    const long = videoFindings({ format: "MP4", seen: { ...seen, seconds: 61 } });
    expect(outcomes(long)).toMatchObject({ length: "wrong", definition: "right" });
    const small = videoFindings({ format: "MP4", seen: { ...seen, width: 1024, height: 720 } });
    expect(outcomes(small)).toMatchObject({ length: "right", definition: "wrong" });
  });
  test("that the browser cannot read is not said to be right", () => {
    expect(verdictOf(videoFindings({ format: "MP4", seen: undefined }))).toBe("unknown");
    expect(
      outcomes(videoFindings({ format: "MP4", seen: { ...seen, seconds: Number.POSITIVE_INFINITY } })),
    ).toMatchObject({ length: "unknown", definition: "right" });
    expect(
      outcomes(videoFindings({ format: "MP4", seen: { seconds: 5, width: 0, height: 0 } })),
    ).toMatchObject({ definition: "unknown" });
  });
});
