import { callPeriod, joinCall, periodState } from "@sillages/content";
import { type RefObject, useEffect } from "react";
import { useNow } from "../../shell/now.tsx";

/** Keeps the invitation inside `place`, plain HTML written on the day of the build, true to the visitor's day. */
export function useJoinCall(place: RefObject<HTMLElement | null>) {
  const state = periodState(callPeriod, useNow());

  useEffect(() => {
    const { path, ...words } = joinCall[state];
    for (const part of place.current?.querySelectorAll<HTMLElement>("[data-call]") ?? []) {
      part.textContent = words[part.dataset["call"] as keyof typeof words];
      part.closest("a")?.setAttribute("href", path);
    }
  }, [place, state]);
}
