import { useEffect, useState } from "react";
import type { Bank } from "../../../sections/quiz/banks.ts";
import { type Explained, loadExplanations } from "../../../sections/quiz/explanations.ts";

interface Explanations {
  /** By question; empty until they are there. */
  explained: ReadonlyMap<string, Explained>;
  /** They could not be fetched. */
  failed: boolean;
  /** Asks for them again. */
  retry: () => void;
}

const none: ReadonlyMap<string, Explained> = new Map();

/** Why the answers of `bank` are right. */
export function useExplanations(bank: Bank): Explanations {
  const [explained, setExplained] = useState(none);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!failed) loadExplanations(bank).then(setExplained, () => setFailed(true));
  }, [bank, failed]);

  return { explained, failed, retry: () => setFailed(false) };
}
