/** With which side of its control, or with its middle, what opens beside it is aligned. */
export type Alignment = "left" | "center" | "right";

type Sides = Pick<DOMRect, "left" | "right">;

/**
 * Where what is `width` wide stands whole in a window of `room`, beside a control that has these sides: as it is `wished`, else
 * on the side that leaves it whole. Lengths are in pixels of the window.
 */
export function alignOf({ left, right }: Sides, width: number, room: number, wished: Alignment): Alignment {
  const starts = { left, center: (left + right - width) / 2, right: right - width };
  const isWhole = (side: Alignment) => starts[side] >= 0 && starts[side] + width <= room;
  return ([wished, "left", "right", "center"] as const).find(isWhole) ?? wished;
}
