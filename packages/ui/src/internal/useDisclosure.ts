import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";

import { media } from "../theme/media.ts";

/** How long a panel opened by hover waits after the pointer has left. */
const CLOSE_DELAY_MS = 500;

/** On a phone the panel stands in the flow: folding it would move what the finger is about to touch. */
const floats = () => matchMedia(media.desktop).matches;

/**
 * A disclosure that opens on hover and on click, as APG's « Disclosure Navigation » does for the keyboard.
 *
 * A click just after the hover keeps the panel open instead of closing it under the finger; the panel closes
 * `CLOSE_DELAY_MS` after the pointer leaves, and at once on Escape, when focus leaves and on a press elsewhere.
 * Whenever `unfolded` changes, the disclosure follows it.
 */
export function useDisclosure(unfolded: boolean) {
  const [open, setOpen] = useState(unfolded);
  const [followed, setFollowed] = useState(unfolded);
  if (followed !== unfolded) {
    setFollowed(unfolded);
    setOpen(unfolded);
  }
  const openedByHover = useRef(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const area = useRef<HTMLLIElement>(null);

  const cancelClosing = () => clearTimeout(closing.current);
  useEffect(() => () => clearTimeout(closing.current), []);

  const close = useCallback(() => {
    clearTimeout(closing.current);
    openedByHover.current = false;
    setOpen(false);
  }, []);

  // Hover opens it while focus is elsewhere, and a finger presses where nothing takes focus: the area hears neither.
  useEffect(() => {
    if (!open) return undefined;
    const onKeyDown = (event: globalThis.KeyboardEvent) => event.key === "Escape" && close();
    const onPointerDown = ({ target }: Event) => {
      if (floats() && target instanceof Node && !area.current?.contains(target)) close();
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPointerDown);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPointerDown);
    };
  }, [open, close]);

  return {
    open,
    close,
    button: {
      ref: button,
      "aria-expanded": open,
      onClick: () => {
        cancelClosing();
        if (open && !openedByHover.current) close();
        else setOpen(true);
        openedByHover.current = false;
      },
    },
    /** For the element that holds both the button and its panel. */
    area: {
      ref: area,
      onPointerEnter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || !floats()) return;
        cancelClosing();
        if (!open) openedByHover.current = true;
        setOpen(true);
      },
      onPointerLeave: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || !floats()) return;
        cancelClosing();
        closing.current = setTimeout(close, CLOSE_DELAY_MS);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "Escape" || !open) return;
        event.stopPropagation();
        button.current?.focus();
        close();
      },
      onBlur: (event: FocusEvent) => {
        if (floats() && event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
  };
}
