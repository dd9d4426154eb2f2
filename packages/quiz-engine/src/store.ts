import { reduce } from "./quiz.ts";
import { alertsBetween } from "./timer.ts";
import type { Question, QuizEvent, Session } from "./types.ts";

/** What a view shows: the session, and the last alert that its time has passed. */
export interface Snapshot<Q extends Question = Question> {
  readonly session: Session<Q>;
  /** In milliseconds left, to be announced when it changes; `null` until there is one. */
  readonly alertMs: number | null;
}

/** A session that views follow: `get` and `subscribe` are what React's `useSyncExternalStore` asks for. */
export interface Store<Q extends Question = Question> {
  /** The same object as long as nothing happens. */
  readonly get: () => Snapshot<Q>;
  /** What is refused changes nothing and tells nobody. */
  readonly send: (event: QuizEvent) => void;
  /** Another session takes the place of this one, finished or not: to play again, or something else. */
  readonly begin: (session: Session<Q>) => void;
  /** Gives back what ends the subscription. A listener that throws stops nothing, and is reported as a failure of `keep` is. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** What a store is given from outside. */
export interface StoreOptions<Q extends Question = Question> {
  /** The instant, in milliseconds: `Date.now`, the clock that the session was started with. */
  readonly now: () => number;
  /**
   * Called with every session worth keeping: the first, and what each move leads to. Ticks need none, for a save holds the instant
   * it was made at and does not age; the end does. A failure of it (a storage that is full) stops nothing: the machine reports it, as
   * an unhandled rejection.
   */
  readonly keep?: ((session: Session<Q>) => void | Promise<void>) | undefined;
}

/**
 * Holds a session and tells who listens. The time spent away from a restored one counts at once.
 *
 * @example
 * const kept = [];
 * const store = createStore(start(draw(bank, { seed: 42 }), 0), { now: () => 1_000, keep: (session) => kept.push(session) });
 * store.send({ type: "answer", option: 0 });
 * store.get().session.answers; // [0]
 * store.begin(start(draw(bank, { seed: 7 }), 1_000));
 * kept.map(({ draw: { seed } }) => seed); // [42, 42, 7]
 */
export function createStore<Q extends Question>(first: Session<Q>, { now, keep }: StoreOptions<Q>): Store<Q> {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot<Q>;

  // Async, so that what it throws is reported and the quiz goes on.
  const apart = async (task: () => unknown) => task();
  const show = (session: Session<Q>, alertMs: number | null, isKept: boolean) => {
    snapshot = { session, alertMs };
    if (isKept) void apart(() => keep?.(session));
    for (const listener of listeners) void apart(listener);
  };
  const begin = (session: Session<Q>) => show(reduce(session, { type: "tick" }, now()), null, true);
  begin(first);

  return {
    get: () => snapshot,
    send: (event) => {
      const { session: before, alertMs } = snapshot;
      const session = reduce(before, event, now());
      if (session === before) return;
      const isMove = event?.type !== "tick" || session.status === "finished";
      show(session, alertsBetween(before, session).at(-1) ?? alertMs, isMove);
    },
    begin,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
