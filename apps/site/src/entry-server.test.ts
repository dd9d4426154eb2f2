// Whatever the content holds, a page stands whole: no entry where there may be none, one or five hundred in any collection.
import { afterEach, describe, expect, test } from "vitest";
import { collections } from "../../../packages/content/src/collections.ts";
import { notFound, render, routes } from "./entry-server.tsx";

const builtAt = "2026-11-20T10:00:00Z";
const paths = [...routes.map(({ path }) => path), notFound.path];

type Entry = Record<string, unknown>;

/** Another entry of the same kind: what must be unique in its collection is. */
function copyOf(entry: unknown, unique: readonly string[], at: number): unknown {
  if (typeof entry !== "object" || entry === null || at === 0) return entry;
  const copy: Entry = { ...entry };
  for (const field of unique) {
    const value = copy[field];
    if (typeof value === "number") copy[field] = value + 1000 * at;
    else if (typeof value === "string" && !/\/|drawing|portrait|logo|icon/.test(value + field))
      copy[field] = `${value}-${at}`;
  }
  return copy;
}

/** What a page that is not whole shows. */
function faultsOf(path: string, html: string): string[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, "").replace(/<[^>]+>/g, " ");
  return [
    ...(html.endsWith("</html>") ? [] : ["it stops before its end"]),
    ...(html.match(/<h1[ >]/g)?.length === 1 ? [] : ["it has not one heading"]),
    ...(/<footer[ >]/.test(html) ? [] : ["it has no footer"]),
    ...(/\b(?:undefined|NaN|Infinity|null)\b|\[object|Invalid Date/.exec(text) ?? []).map(
      (word) => `it says « ${word} »`,
    ),
    ...(/<(ul|ol|tbody|dl)[^>]*><\/\1>/.exec(html)?.slice(0, 1) ?? []).map(
      (list) => `it has an empty list ${list}`,
    ),
  ].map((fault) => `${path}: ${fault}`);
}

async function faultsOfAll(): Promise<string[]> {
  const faults: string[] = [];
  for (const path of paths) {
    try {
      faults.push(...faultsOf(path, await render(path, builtAt)));
    } catch (error) {
      faults.push(`${path}: ${String(error)}`);
    }
  }
  return faults;
}

test("with its own content, every page stands whole", async () => {
  expect(await faultsOfAll()).toEqual([]);
});

// Objects that stand alone, and lists put together from others, are not lengthened or shortened by an editor.
const lists = collections.filter(({ entries }) => Array.isArray(entries) && !Object.isFrozen(entries));

describe.each(lists.map((collection) => [collection.name, collection] as const))(
  "%s",
  (_, { entries, unique, mayBeEmpty }) => {
    const list = entries as unknown[];
    const whole = [...list];
    afterEach(() => void list.splice(0, list.length, ...whole));

    // An empty list that leaves a hole is refused by the content check.
    test.each(mayBeEmpty ? [0, 1, 500] : [1, 500])("with %i entries", async (count) => {
      const made = Array.from({ length: count }, (_, at) =>
        copyOf(whole[at % whole.length], unique, Math.floor(at / whole.length)),
      );
      list.splice(0, list.length, ...made);
      expect(await faultsOfAll()).toEqual([]);
    });
  },
);
