import { POINTS } from "@sillages/quiz-engine";

const difficulties = Object.keys(POINTS);

/**
 * As many questions of each difficulty in a draw of `size`, the easier ones first: 2, 2 and 1 of five. Nothing where the bank has too
 * few of one: a draw from nearly the whole of it takes what there is. A challenge carries its size, so both players get the same.
 */
export function evenQuotas(bank: readonly { difficulty: string }[], size: number) {
  const quotas = difficulties.map((label, place) => {
    const quota = Math.floor((size + difficulties.length - 1 - place) / difficulties.length);
    return [label, quota] as const;
  });
  const isFilled = quotas.every(
    ([label, quota]) => bank.filter(({ difficulty }) => difficulty === label).length >= quota,
  );
  return isFilled ? Object.fromEntries(quotas) : null;
}
