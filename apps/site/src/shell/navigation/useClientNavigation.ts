import { useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { unknownPath } from "../../pagePathOf.ts";
import { isModified } from "./isModified.ts";
import { pageAt } from "./pageAt.ts";
import { payloadOf } from "./payloads.ts";
import { useBeforePaint } from "../living/useBeforePaint.ts";

/** The page of this site that a link leads to; nothing when the browser should follow it itself. */
function destinationOf(event: Event): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute("download")) return undefined;
  const url = new URL(link.href);
  const isPage = url.origin === location.origin && pageAt(url.pathname) !== unknownPath;
  return isPage ? url : undefined;
}

/** Whether going to `url` is a view transition, as it is between sleeping pages (theme/global.css.ts). */
const melts = (url: URL) =>
  url.pathname !== location.pathname &&
  "startViewTransition" in document &&
  matchMedia("(prefers-reduced-motion: no-preference)").matches;

/** How long a page may take before the browser is asked for it: it shows that it waits, and the device may keep the page. */
const PATIENCE_MS = 5_000;

/** `value`, or a rejection after `PATIENCE_MS`. */
const inTime = <Value>(value: Promise<Value>) =>
  Promise.race([value, new Promise<never>((_, refuse) => setTimeout(refuse, PATIENCE_MS))]);

/** Counts clicks and steps in the history: the last one alone leads somewhere, whatever page was waited for before. */
let turn = 0;

/**
 * Turns every plain link to a page of the site into a client navigation, so that the kit and the content write plain links,
 * which work without script. A link that is pointed at or focused fetches its page; when that cannot be had (a new version was
 * put online, a network hangs), the browser follows the link itself.
 */
export function useClientNavigation() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  /** Called when the page that was navigated to is rendered. */
  const arrived = useRef<() => void>(undefined);

  useBeforePaint(() => arrived.current?.(), [pathname]);

  useEffect(() => {
    const onIntent = (event: Event) => {
      const url = destinationOf(event);
      // An intent that fails costs nothing: the click tries again.
      if (url) payloadOf(pageAt(url.pathname)).catch(() => undefined);
    };

    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || isModified(event)) return;
      const url = destinationOf(event);
      if (!url) return;
      event.preventDefault();
      const own = ++turn;
      // As the browser does: going where one is makes no step to come back from.
      const go = () =>
        void navigate(url.pathname + url.search + url.hash, { replace: url.href === location.href });
      const goAndArrive = () =>
        new Promise<void>((resolve) => {
          arrived.current = resolve;
          go();
        });
      inTime(payloadOf(pageAt(url.pathname))).then(
        () => {
          if (own !== turn) return;
          if (!melts(url)) return go();
          // The browser may skip the transition, in a hidden tab for one: the page is shown all the same.
          document.startViewTransition(goAndArrive).ready.catch(() => undefined);
        },
        () => own === turn && location.assign(url),
      );
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("click", onClick, { signal });
    document.addEventListener("pointerover", onIntent, { passive: true, signal });
    document.addEventListener("focusin", onIntent, { signal });
    addEventListener("popstate", () => void turn++, { signal });
    return () => listening.abort();
  }, [navigate]);
}
