import { useEffect, useState } from "react";
import type { Entry, Finding, Store } from "../api.ts";
import { latestOnly } from "./latestOnly.ts";
import { isInside, type Path } from "./paths.ts";

/** How long after the last key the check is asked, in milliseconds. */
const PAUSE = 300;

/** What is checked: an entry, and the id that it is saved under. */
interface Typed {
  readonly as: string;
  readonly value: Entry;
}

/** What the check says of what is typed: of fields that were left, and of the whole once it was asked to be saved. */
export function useFindings(store: Store, folder: string, typed: Typed | undefined) {
  const [findings, setFindings] = useState<readonly Finding[]>([]);
  const [touched, setTouched] = useState<readonly Path[] | "all">([]);
  const [check] = useState(() =>
    latestOnly(({ as, value }: Typed) => store.check(folder, as, value), setFindings),
  );
  const { as, value } = typed ?? {};

  useEffect(() => {
    if (as === undefined || value === undefined || touched.length === 0) return;
    const timer = setTimeout(() => check({ as, value }), PAUSE);
    return () => clearTimeout(timer);
  }, [as, check, touched, value]);

  /** Somebody left the field at `path`: from now on it says what is wrong in it. */
  function touch(path: Path) {
    setTouched((before) => (before === "all" ? before : [...before, path]));
  }

  return {
    findings:
      touched === "all"
        ? findings
        : findings.filter(({ path }) => touched.some((one) => isInside(path, one))),
    attempted: touched === "all",
    touch,
    /** From now on every field says what is wrong in it. */
    touchAll: () => setTouched("all"),
    setFindings,
    check,
  };
}
