interface Pinched {
  /** How close the drawing is. */
  zoom: () => number;
  /** Brings it as close as `wanted`, around a point of the window. */
  to: (wanted: number, around: { x: number; y: number }) => void;
  signal: AbortSignal;
}

/** One finger moves, as everywhere; two bring closer here, and not the page. */
export function pinchWithFingers(pane: HTMLElement, { zoom, to, signal }: Pinched): void {
  pane.style.setProperty("touch-action", "pan-x pan-y");
  let pinch: { gap: number; zoom: number } | undefined;
  pane.addEventListener(
    "touchstart",
    ({ touches }) => {
      if (touches.length === 2) pinch = { gap: between(touches).gap, zoom: zoom() };
    },
    { passive: true, signal },
  );
  pane.addEventListener(
    "touchmove",
    (event) => {
      if (!pinch || event.touches.length !== 2) return;
      event.preventDefault();
      const { gap, ...middle } = between(event.touches);
      to((pinch.zoom * gap) / pinch.gap, middle);
    },
    { passive: false, signal },
  );
}

/** The middle of two fingers, and how far apart they are. */
const between = (touches: TouchList) => {
  const [one, other] = [touches[0]!, touches[1]!];
  return {
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
    gap: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
  };
};
