import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { anchorOf } from "./anchorOf.ts";
import { useBeforePaint } from "../living/useBeforePaint.ts";

/** How long after a navigation the view moves to an anchor: the page has had time to stand. */
const ANCHOR_DELAY_MS = 100;

function focusWithoutScroll(element: HTMLElement | null) {
  if (!element) return;
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

function reachAnchor(hash: string) {
  const target = document.getElementById(anchorOf(hash));
  // The style sheet asks for a smooth scroll, and only where motion is welcome.
  target?.scrollIntoView();
  focusWithoutScroll(target);
}

/**
 * What happens when one arrives on a page: the view goes to the top and the heading takes focus, so that a screen reader
 * says where one is; an anchor is scrolled to and takes focus; going back finds the position that was left.
 */
export function useArrival() {
  const { key, hash, pathname } = useLocation();
  const arrival = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const current = useRef<{ key: string; pathname: string }>(undefined);

  // After a reload, the browser restores the position.
  useEffect(() => {
    const leaveToBrowser = () => (history.scrollRestoration = "auto");
    addEventListener("pagehide", leaveToBrowser);
    return () => removeEventListener("pagehide", leaveToBrowser);
  }, []);

  useEffect(() => {
    const remember = () => current.current && positions.current.set(current.current.key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, []);

  useBeforePaint(() => {
    const previous = current.current;
    current.current = { key, pathname };
    // The browser places the first page. StrictMode runs effects twice: the same entry is not a new arrival.
    if (!previous || previous.key === key) return;
    history.scrollRestoration = "manual";
    const isBack = arrival === NavigationType.Pop;
    const isNewPage = previous.pathname !== pathname;
    const top = (isBack && positions.current.get(key)) || 0;
    const move = () => scrollTo({ top, behavior: "instant" });
    // Once the parts have applied what the address chooses: a filtered list is shorter than the one that is rendered first.
    if (isBack) queueMicrotask(move);
    else if (isNewPage) move();
    if (isNewPage) focusWithoutScroll(document.querySelector("h1"));
    if (isBack) return;
    if (!isNewPage) {
      if (hash) reachAnchor(hash);
      else scrollTo({ top: 0 });
      return;
    }
    if (!hash) return;
    const timer = setTimeout(() => reachAnchor(hash), ANCHOR_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, hash, pathname, arrival]);
}
