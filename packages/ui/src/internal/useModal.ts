"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useLayoutEffect,
  useRef,
} from "react";

const stopsOfTab =
  ":is(a[href], button, input, select, textarea, summary, iframe, [controls], [contenteditable], [tabindex]):not(:disabled, [tabindex='-1'])";

/** Whether Tab stops there: not in a slide out of sight, nor on a radio button where another is chosen. */
const isStop = (stop: HTMLInputElement, _: number, all: readonly HTMLInputElement[]) =>
  stop.checkVisibility() &&
  !stop.closest("[inert]") &&
  (stop.type !== "radio" ||
    stop.checked ||
    !all.some(({ checked, name, type }) => checked && type === "radio" && name === stop.name));

/**
 * A native modal `<dialog>` that covers the window with its own veil: Escape and a press on the veil ask to close it, the page
 * behind is inert, and focus goes back to what had it. The browser lets Tab out to its own bars: here it goes round.
 *
 * @param onClose - It is asked to close, or the browser has closed it: `open` follows, or it stays.
 */
export function useModal(open: boolean, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const veilPressed = useRef(false);

  // As it leaves the page, or waits behind a fallback, too: taken away open, it would keep the focus, or the page inert.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  // React tells what contains a dialog, in its own tree, of what happens to it, and a choice of file that is given up bubbles: each
  // answers for itself alone.
  const onEnd = (event: SyntheticEvent) => {
    if (event.target !== event.currentTarget || !open) return;
    // A browser tells that it closed at the next frame: by then it may have been opened again, or wait behind a fallback.
    if (event.type === "close" && dialog.current?.open !== false) return;
    event.preventDefault();
    onClose();
  };

  return {
    ref: dialog,
    onCancel: onEnd,
    onClose: onEnd,
    // A press that starts inside, to select words, and ends on the veil is not a press on the veil.
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      veilPressed.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && veilPressed.current) onClose();
    },
    onKeyDown: (event: KeyboardEvent<HTMLDialogElement>) => {
      const { currentTarget, target } = event;
      const isOwn = target instanceof Element && target.closest("dialog") === currentTarget;
      if (event.key !== "Tab" || !isOwn) return;
      const stops = [...currentTarget.querySelectorAll<HTMLInputElement>(stopsOfTab)].filter(isStop);
      const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (target !== edge) return;
      event.preventDefault();
      other?.focus();
    },
  };
}
