import { useEffect, useState } from "react";
import { useNow } from "../../shell/time/now.tsx";

const MINUTE_MS = 60_000;

/** The instant of the page, then the visitor's own from minute to minute while the page is open. */
export function useMinute(): Date {
  const loaded = useNow();
  const [ticked, setTicked] = useState<Date>();
  useEffect(() => {
    const tick = () => setTicked(new Date());
    const timer = setInterval(tick, MINUTE_MS);
    // A page that was asleep wakes up true.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return ticked ?? loaded;
}
