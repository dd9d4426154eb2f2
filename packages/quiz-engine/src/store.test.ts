import { describe, expect, it, vi } from "vitest";
import { draw } from "./draw.ts";
import { answer, bank, bankOf, finish, next, pause, play, resume, tick } from "./fixtures.ts";
import { start } from "./quiz.ts";
import { restore, save } from "./save.ts";
import { createStore } from "./store.ts";
import type { QuizEvent, Session } from "./types.ts";

const first = start(draw(bank, { seed: 42, size: 3 }), 0);

/** A store on a clock that the test moves. */
function storeOf(session: Session, now = 0) {
  const clock = { now };
  const keep = vi.fn<(session: Session) => void>();
  const listener = vi.fn<() => void>();
  const store = createStore(session, { now: () => clock.now, keep });
  const unsubscribe = store.subscribe(listener);
  const sendAt = (instant: number, event: Parameters<typeof store.send>[0]) => {
    clock.now = instant;
    store.send(event);
  };
  return { clock, keep, listener, sendAt, store, unsubscribe };
}

describe("createStore", () => {
  it("moves its session, keeps it and tells who listens", () => {
    const { keep, listener, sendAt, store } = storeOf(first);
    sendAt(1_000, answer(1));
    expect(store.get()).toEqual({ session: play(first, answer(1)), alertMs: null });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(keep.mock.calls.map(([{ answers }]) => answers)).toEqual([[], [1]]);
  });

  it("gives the same snapshot until something happens, and a refusal is nothing", () => {
    const { keep, listener, sendAt, store } = storeOf(first);
    const before = store.get();
    sendAt(1_000, next);
    expect(store.get()).toBe(before);
    expect(listener).not.toHaveBeenCalled();
    expect(keep).toHaveBeenCalledTimes(1);
  });

  it("takes an event that is none for a refusal, or for the end when time is up", () => {
    const { sendAt, store } = storeOf(first);
    for (const none of [undefined, null]) sendAt(1_000, none as unknown as QuizEvent);
    expect(store.get().session).toEqual(first);
    sendAt(400_000, undefined as unknown as QuizEvent);
    expect(store.get().session).toMatchObject({ status: "finished", at: 300_000 });
  });

  it("keeps no tick, but the one that ends", () => {
    const { keep, listener, sendAt } = storeOf(first);
    sendAt(1_000, tick);
    expect(keep).toHaveBeenCalledTimes(1);
    sendAt(400_000, tick);
    expect(keep).toHaveBeenCalledTimes(2);
    expect(keep.mock.lastCall?.[0].status).toBe("finished");
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("tells the last alert passed until the next, and none of a session that has ended", () => {
    const { sendAt, store } = storeOf(first);
    sendAt(239_000, tick);
    expect(store.get().alertMs).toBeNull();
    sendAt(295_000, tick);
    expect(store.get().alertMs).toBe(10_000);
    sendAt(296_000, answer(0));
    expect(store.get().alertMs).toBe(10_000);
    const asleep = storeOf(first);
    asleep.sendAt(4_000_000, tick);
    expect(asleep.store.get()).toMatchObject({ alertMs: null, session: { status: "finished" } });
  });

  it("counts at once the time that a restored session spent away", () => {
    const restored = restore(save(first), bank);
    const session = restored.status === "ok" ? restored.session : first;
    expect(storeOf(session, 100_000).store.get().session.leftMs).toBe(200_000);
    const { keep, store } = storeOf(session, 400_000);
    expect(store.get().session).toMatchObject({ status: "finished", at: 300_000 });
    expect(keep.mock.lastCall?.[0].status).toBe("finished");
    expect(storeOf(play(first, pause), 9e9).store.get().session.leftMs).toBe(299_000);
  });

  it("begins another session when asked, after the end too", () => {
    const { clock, keep, listener, sendAt, store } = storeOf(first);
    sendAt(275_000, tick);
    sendAt(276_000, finish);
    clock.now = 500_000;
    const again = start(draw(bankOf(9), { seed: 7 }), 500_000);
    store.begin(again);
    expect(store.get()).toEqual({ session: again, alertMs: null });
    expect(keep.mock.lastCall?.[0]).toEqual(again);
    expect(listener).toHaveBeenCalledTimes(3);
    sendAt(501_000, answer(0));
    expect(store.get().session.answers).toEqual([0]);
  });

  it("goes on when what is moved cannot be kept, and leaves the failure to be reported", async () => {
    const full = new DOMException("full", "QuotaExceededError");
    const reported = vi.fn<(reason: unknown) => void>();
    const others = process.listeners("unhandledRejection");
    process.removeAllListeners("unhandledRejection").on("unhandledRejection", reported);
    const keep = () => {
      throw full;
    };
    const store = createStore(first, { now: () => 1_000, keep });
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    store.send(answer(1));
    expect(store.get().session.answers).toEqual([1]);
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(reported.mock.calls.map(([reason]) => reason)).toEqual([full, full]));
    process.removeAllListeners("unhandledRejection");
    for (const other of others) process.on("unhandledRejection", other);
  });

  it("tells the others when a listener throws, and leaves the failure to be reported", async () => {
    const broken = new Error("broken view");
    const reported = vi.fn<(reason: unknown) => void>();
    const others = process.listeners("unhandledRejection");
    process.removeAllListeners("unhandledRejection").on("unhandledRejection", reported);
    const store = createStore(first, { now: () => 1_000 });
    const listener = vi.fn<() => void>();
    store.subscribe(() => {
      throw broken;
    });
    store.subscribe(listener);
    store.send(answer(1));
    expect(listener).toHaveBeenCalledTimes(1);
    await vi.waitFor(() => expect(reported.mock.calls.map(([reason]) => reason)).toEqual([broken]));
    process.removeAllListeners("unhandledRejection");
    for (const other of others) process.on("unhandledRejection", other);
  });

  it("tells no more to who has left, and needs nobody to keep", () => {
    const { listener, sendAt, unsubscribe } = storeOf(first);
    unsubscribe();
    sendAt(1_000, pause);
    expect(listener).not.toHaveBeenCalled();
    const alone = createStore(first, { now: () => 1_000 });
    alone.send(pause);
    alone.send(resume);
    expect(alone.get().session.status).toBe("playing");
  });
});
