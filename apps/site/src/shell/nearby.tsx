import { monthInParis } from "@sillages/content";
import { type ComponentType, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { keepPart, partOf, partsIn } from "./fetchedPages.ts";
import { useNow } from "./now.tsx";

/** How far from the window a part of the page is when its code is fetched. */
const MARGIN = "20%";

const intents = ["focusin", "pointerdown"] as const;
const controls = "a[href], button, input, select, summary";

/** Waits until `part` comes near the window, or is reached by the keyboard or pressed before. */
function nearing(part: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      resolve();
    };
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && done(), {
      rootMargin: MARGIN,
    });
    observer.observe(part);
    for (const intent of intents) part.addEventListener(intent, done, { once: true, signal });
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

/** Keeps the HTML of a part and of the still parts inside it: they are asked for when it takes life, and when one comes back. */
function keepAll(part: HTMLElement) {
  for (const one of [part, ...partsIn(part)]) keepPart(one);
}

/** Writes in a field as its visitor does: React hears of it. */
function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** What a visitor has done with a control: it passes to the one that takes its place. */
interface Left {
  focused: boolean;
  typed: string | undefined;
}

const leftIn = (control: HTMLElement): Left => ({
  focused: control === document.activeElement,
  typed:
    control instanceof HTMLInputElement && control.value !== control.defaultValue ? control.value : undefined,
});

function passOn({ focused, typed }: Left, control: HTMLElement) {
  if (typed !== undefined && control instanceof HTMLInputElement) type(control, typed);
  if (focused) control.focus({ preventScroll: true });
}

const controlsOf = (part: HTMLElement | null) => [...(part?.querySelectorAll<HTMLElement>(controls) ?? [])];

/** Whether statuses may have changed since the build: the content holds months. */
function useTurnedMonth(): boolean {
  const now = useNow();
  const builtAt = document.documentElement.dataset["builtAt"];
  return builtAt !== undefined && monthInParis(new Date(builtAt)) !== monthInParis(now);
}

export interface NearbyOptions {
  /** What it says follows the day: where the month has turned since the build, its code is fetched at once. */
  dated?: boolean;
}

/**
 * A section below the first screen that stands in the HTML, and whose code is fetched when the visitor comes near it: who does
 * not scroll does not pay for it. Until then it is as it is without script. An address with an anchor asks for it at once.
 *
 * @param id - Its own among the parts of all pages.
 */
export function nearby(
  id: string,
  load: () => Promise<ComponentType>,
  { dated = false }: NearbyOptions = {},
): ComponentType {
  if (import.meta.env.SSR) {
    const Part = lazy(async () => ({ default: await load() }));
    return () => (
      <div data-part={id}>
        <Suspense>
          <Part />
        </Suspense>
      </div>
    );
  }

  return function Nearby() {
    const [html] = useState(() => partOf(id).html);
    const [Part, setPart] = useState<ComponentType>();
    const [failure, setFailure] = useState<{ cause: unknown }>();
    const wrapper = useRef<HTMLDivElement>(null);
    const left = useRef<readonly Left[]>([]);
    const isOutdated = useTurnedMonth() && dated;

    useEffect(() => {
      const leaving = new AbortController();
      if (wrapper.current) keepAll(wrapper.current);
      const part = wrapper.current?.firstElementChild;
      // An anchor may lead into it; what the page hides for now waits all the same.
      const isAsked = isOutdated || (location.hash !== "" && part?.checkVisibility());
      const standing = isAsked ? null : part;
      const near = standing ? nearing(standing, leaving.signal) : Promise.resolve();
      const take = (Loaded: ComponentType) => {
        if (leaving.signal.aborted) return;
        // The same controls are about to stand in the same order.
        left.current = controlsOf(wrapper.current).map(leftIn);
        setPart(() => Loaded);
      };
      near.then(load).then(take, (cause: unknown) => setFailure({ cause }));
      return () => leaving.abort();
    }, [isOutdated]);

    useLayoutEffect(() => {
      if (!Part) return;
      const living = controlsOf(wrapper.current);
      for (const [at, one] of left.current.entries()) if (living[at]) passOn(one, living[at]);
    }, [Part]);

    // The boundary around each section says it.
    if (failure) throw failure.cause;
    if (Part) {
      return (
        <div key="living" ref={wrapper} data-part={id} data-living>
          <Part />
        </div>
      );
    }
    return (
      <div ref={wrapper} data-part={id} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
    );
  };
}
