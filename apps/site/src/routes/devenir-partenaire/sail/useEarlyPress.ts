import { type RefObject, useEffect, useRef } from "react";

/**
 * A press on the drawing that comes before its spaces is made again on the one that lies there, once they have come.
 *
 * @param ready - Whether the spaces are over the drawing.
 */
export function useEarlyPress(drawing: RefObject<HTMLElement | null>, ready: boolean) {
  const press = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    const element = drawing.current;
    if (!element) return;
    if (!ready) {
      const keep = ({ clientX, clientY }: MouseEvent) => {
        const { left, top } = element.getBoundingClientRect();
        press.current = { x: clientX - left, y: clientY - top };
      };
      element.addEventListener("click", keep);
      return () => element.removeEventListener("click", keep);
    }
    if (!press.current) return;
    // The page may have scrolled meanwhile.
    const { left, top } = element.getBoundingClientRect();
    const space = document.elementFromPoint(left + press.current.x, top + press.current.y);
    press.current = undefined;
    if (element.contains(space)) space?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    return;
  }, [drawing, ready]);
}
