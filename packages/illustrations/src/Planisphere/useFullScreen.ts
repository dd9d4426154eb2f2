import { type RefObject, useEffect, useEffectEvent, useState } from "react";

/**
 * Shows `place` alone on the screen and gives it back. Where a browser refuses the screen, as on some telephones, its window is
 * taken instead.
 */
export function useFullScreen(place: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  const onScreenChange = useEffectEvent(() => {
    const { fullscreenElement } = document;
    if (!fullscreenElement) setFull(false);
    // It came after it was given back.
    else if (!isFull && fullscreenElement === place.current) void document.exitFullscreen();
  });
  useEffect(() => {
    const onChange = () => onScreenChange();
    document.addEventListener("fullscreenchange", onChange);
    return () => document.removeEventListener("fullscreenchange", onChange);
  }, []);
  useEffect(() => {
    if (!isFull) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") setFull(false);
    };
    addEventListener("keydown", onKey);
    return () => {
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
