import { expect, test } from "vitest";
import { withoutFailure } from "./stillFailure.ts";

const failing = (error: unknown) =>
  withoutFailure("/equipe", async (onError) => {
    onError(error);
    return "the rest of the page";
  });

test.each([
  ["useState is not a function or its return value is not iterable", "in a Living"],
  ["(0 , import_react.useEffect) is not a function", "in a Living"],
  ["Event handlers cannot be passed to Client Component props.", "give the living part data"],
  ["Functions cannot be passed directly to Client Components", "give the living part data"],
  ["Unexpectedly client reference export 'LIMIT' is called on server", "module of its own"],
  ["Cannot access map on the server. You cannot dot into a client module", "module of its own"],
])("« %s » says which page, and what to do", async (said, todo) => {
  const failure = failing(new TypeError(said));
  await expect(failure).rejects.toThrow(`/equipe: ${said}`);
  await expect(failure).rejects.toThrow(todo);
  await expect(failure).rejects.toThrow("CONTRIBUTING.md");
});

test("any other failure keeps its words", async () => {
  await expect(failing(new Error("panne"))).rejects.toThrow(/^\/equipe: panne$/);
  await expect(failing("panne")).rejects.toBe("panne");
});

test("the first failure is told, and not what came of it", async () => {
  const failure = withoutFailure("/equipe", async (onError) => {
    onError(new Error("the cause"));
    throw new Error("its effect");
  });
  await expect(failure).rejects.toThrow("the cause");
});

test("a page in which nothing failed is given back", async () => {
  expect(await withoutFailure("/equipe", async () => "whole")).toBe("whole");
});
