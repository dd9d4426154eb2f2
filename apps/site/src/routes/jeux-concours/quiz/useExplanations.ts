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
    loadExplanations(bank).then(setExplained, () => setFailed(true));
  }, [bank]);

  const retry = () => {
    setFailed(false);
    loadExplanations(bank).then(setExplained, () => setFailed(true));
  };
  return { explained, failed, retry };
}
