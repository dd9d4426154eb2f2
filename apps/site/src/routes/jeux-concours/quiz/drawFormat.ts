import { difficulties } from "@sillages/content";
import { draw, type Draw, type Question } from "@sillages/quiz-engine";

/** As many questions of each difficulty in a draw of `size`, the easier ones first: 2, 2 and 1 of five. */
function evenQuotas(size: number): Record<string, number> {
  const quotas = difficulties.map(({ label }, place) => {
    return [label, Math.floor((size + difficulties.length - 1 - place) / difficulties.length)] as const;
  });
  return Object.fromEntries(quotas);
}

/** One question of each category in a short draw; in a longer one, at most half as many again as an even share. */
function spreadQuotas(bank: readonly Question[], size: number): Record<string, number> {
  const categories = [...new Set(bank.flatMap(({ category }) => category ?? []))];
  const most = size > categories.length ? Math.ceil((1.5 * size) / categories.length) : 1;
  return Object.fromEntries(categories.map((label) => [label, most]));
}

/**
 * A draw of `size` that is worth about as much as any other of that size, and speaks of as many things. Where the bank is too small for
 * one or the other, the draw is whole all the same. Nothing but the bank, the seed and the size decides, so a challenge gives it again.
 */
export function drawFormat<Q extends Question>(
  bank: readonly Q[],
  seed: number,
  size = bank.length,
): Draw<Q> {
  const even = evenQuotas(size);
  const spread = { ...even, ...spreadQuotas(bank, size) };
  const draws = [spread, even, null].map((quotas) => draw(bank, { seed, size, quotas }));
  return draws.find((drawn) => drawn.size === size) ?? draw(bank, { seed });
}
