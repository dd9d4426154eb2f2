import { type RefObject, useEffect } from "react";

/**
 * What has the focus may go away with what it did, or have nothing more to do: « Défaire », « Enregistrer ». Whoever writes by keyboard
 * goes on from what says what has happened, nearest to it, or else from the head of what is shown.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let around: readonly Element[] = [];
    const onFocus = ({ target }: FocusEvent) => {
      around = target instanceof Element ? [target, ...ancestorsOf(target)] : [];
    };
    // A click beside everything takes the focus away, knowingly.
    const onPointer = () => {
      around = [];
    };
    const watch = new MutationObserver(() => {
      const [focused] = around;
      const isLost = focused && (!focused.isConnected || focused.matches(":disabled"));
      const isElsewhere = document.activeElement !== document.body && document.activeElement !== focused;
      if (!isLost || isElsewhere) return;
      const told = around.map((one) => (one.isConnected ? toldIn(one) : undefined)).find(Boolean);
      (told ?? main.current)?.focus();
    });
    addEventListener("focusin", onFocus);
    addEventListener("pointerdown", onPointer, { capture: true });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    return () => {
      removeEventListener("focusin", onFocus);
      removeEventListener("pointerdown", onPointer, { capture: true });
      watch.disconnect();
    };
  }, [main]);
}

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [parent, ...ancestorsOf(parent)] : [];
}

/** What says something inside of `place`. */
const toldIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>("[role='status'][tabindex]")].find(
    (status) => status.textContent !== "" && status.checkVisibility(),
  );
