import { useEffect } from "react";

/**
 * A file that is let go of beside the fields that take one, or with others over a field that takes one alone, is taken by none:
 * a browser would leave the page for it.
 */
export function useStrayDrops() {
  useEffect(() => {
    addEventListener("dragover", refuse);
    addEventListener("drop", refuse);
    return () => {
      removeEventListener("dragover", refuse);
      removeEventListener("drop", refuse);
    };
  }, []);
}

function refuse(event: DragEvent) {
  const { dataTransfer, target } = event;
  if (!dataTransfer?.types.includes("Files")) return;
  const isField = target instanceof HTMLInputElement && target.type === "file";
  if (isField && dataTransfer.items.length <= 1) return;
  event.preventDefault();
  // The pointer says so before the file is let go of.
  dataTransfer.dropEffect = "none";
}
