/** The teams, from 1, the first of them ahead; those who have as many points keep their order. */
export const rankingOf = (scores: readonly number[]) =>
  scores.map((points, at) => ({ team: at + 1, points })).toSorted((a, b) => b.points - a.points);
