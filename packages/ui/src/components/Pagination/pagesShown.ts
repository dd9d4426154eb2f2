/**
 * Which of `count` pages are shown around `page`: the first, the last, and one on each side. Nothing stands for those that are left
 * out; a gap of one page is that page.
 */
export function pagesShown(page: number, count: number): (number | undefined)[] {
  const wanted = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const numbers = [...new Set(wanted)].toSorted((one, other) => one - other);
  return numbers.flatMap((number, at) => {
    const missing = number - (numbers[at - 1] ?? 0) - 1;
    if (missing === 0) return [number];
    return [missing === 1 ? number - 1 : undefined, number];
  });
}
