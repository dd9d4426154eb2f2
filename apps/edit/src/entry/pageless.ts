// React's hooks without a page, for the tests: what is drawn is what the hook gives back.

let cells: unknown[] = [];
let at = 0;
let effects: (() => void)[] = [];
let isOld = false;

/** Calls `hook` until nothing changes by itself any more. */
export function draw<Drawn>(hook: () => Drawn): Drawn {
  for (;;) {
    at = 0;
    isOld = false;
    effects = [];
    const drawn = hook();
    for (const effect of effects) effect();
    if (!isOld) return drawn;
  }
}

/** Forgets what was drawn. */
export function clear() {
  cells = [];
}

export function useState<Kept>(first: Kept | (() => Kept)) {
  const place = cell(() => (typeof first === "function" ? (first as () => Kept)() : first));
  const set = (next: Kept | ((before: Kept) => Kept)) => {
    cells[place] = typeof next === "function" ? (next as (before: Kept) => Kept)(cells[place] as Kept) : next;
    isOld = true;
  };
  return [cells[place] as Kept, set] as const;
}

export const useRef = <Kept>(current: Kept) => cells[cell(() => ({ current }))] as { current: Kept };

export const useCallback = <Made>(made: Made, ties: readonly unknown[]) => kept(made, ties).made;

export function useEffect(effect: () => void, ties: readonly unknown[]) {
  const { made, isNew } = kept(effect, ties);
  if (isNew) effects.push(made);
}

function cell(first: () => unknown): number {
  const place = at++;
  if (!(place in cells)) cells[place] = first();
  return place;
}

function kept<Made>(made: Made, ties: readonly unknown[]): { made: Made; isNew: boolean } {
  const place = cell(() => undefined);
  const before = cells[place] as { made: Made; ties: readonly unknown[] } | undefined;
  if (before && ties.every((tie, n) => Object.is(tie, before.ties[n]))) return { ...before, isNew: false };
  cells[place] = { made, ties };
  return { made, isNew: true };
}
