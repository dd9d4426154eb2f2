import { expect, it } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { Store } from "../api.ts";
import { useSavings } from "./useSavings.ts";

it("what the check said of an earlier saving is not said of the next one, whichever answer comes first", async () => {
  const answers: ((told: readonly string[]) => void)[] = [];
  const store = { whole: () => new Promise((resolve) => answers.push(resolve)) } as unknown as Store;
  const { result, act } = await renderHook(() => useSavings(store));
  const answer = (at: number, told: readonly string[]) => act(() => answers[at]?.(told));
  await act(() => result.current.onSaved("nuit"));
  await answer(0, ["une photo que rien ne dit"]);
  expect(result.current.checked.elsewhere).toEqual(["une photo que rien ne dit"]);
  await act(() => result.current.onSaved("vague"));
  expect(result.current.checked.elsewhere).toEqual([]);
  await act(() => result.current.onSaved("vague"));
  await answer(2, []);
  await answer(1, ["une photo que rien ne dit"]);
  expect(result.current.checked).toEqual({ saves: 3, elsewhere: [] });
});
