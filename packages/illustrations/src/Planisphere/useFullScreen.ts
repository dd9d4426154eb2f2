import { type RefObject, useEffect, useState } from "react";

/**
 * Shows `place` alone on the screen and gives it back. Where a browser refuses the screen, as on some telephones, its window is
 * taken instead.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const leave = () => setFull(false);
    const onChange = () => document.fullscreenElement ?? leave();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") leave();
    };
    document.addEventListener("fullscreenchange", onChange);
    addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("fullscreenchange", onChange);
      removeEventListener("keydown", onKey);
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, [isFull]);
  const toggle = () => {
    setFull(!isFull);
    if (!isFull) place.current?.requestFullscreen?.().catch(() => undefined);
  };
  return { isFull, toggle };
}
