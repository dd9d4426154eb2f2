import { spaces } from "@sillages/content";

/** The area of the spaces `numbers` in square metres, without the noise of a sum. */
export function areaOf(numbers: readonly number[]): number {
  const hundredths = numbers.reduce(
    (sum, number) => sum + Math.round((spaces[number - 1]?.area ?? 0) * 100),
    0,
  );
  return hundredths / 100;
}
