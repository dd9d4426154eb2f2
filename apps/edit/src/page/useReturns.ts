import { useEffect, useState } from "react";

/** How many times somebody came back to what may be hidden, from what hid it or from another window: files may have changed since. */
export function useReturns(hidden: boolean): number {
  const [returns, setReturns] = useState(0);
  const [wasHidden, setWasHidden] = useState(hidden);
  if (wasHidden !== hidden) {
    setWasHidden(hidden);
    if (!hidden) setReturns(returns + 1);
  }
  useEffect(() => {
    if (hidden) return;
    const onSeen = () => setReturns((before) => before + 1);
    addEventListener("focus", onSeen);
    return () => removeEventListener("focus", onSeen);
  }, [hidden]);
  return returns;
}
