import { type ReactNode, useEffect, useState } from "react";

/**
 * What has just happened: heard as soon as it is said, and where the focus goes when what was pressed is gone. It is said a moment
 * after its place is there: a reader hears what changes in a place, not what came with it.
 */
export function Status({ children }: { readonly children: ReactNode }) {
  const [placed, setPlaced] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPlaced(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output holds no block
    <div role="status" aria-atomic={false} tabIndex={-1}>
      {placed && children}
    </div>
  );
}
