import { useState } from "react";

/** A choice that the story holds, as a page would: what its reader does changes it, and so does its control. */
export function useHeld<Value>(given: Value) {
  const [told, setTold] = useState(given);
  const [held, setHeld] = useState(given);
  if (given !== told) {
    setTold(given);
    setHeld(given);
  }
  return [held, setHeld] as const;
}
