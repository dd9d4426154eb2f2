import { type RefObject, useEffect, useEffectEvent } from "react";

/** Hands over the file that is dropped anywhere on `place`. */
export function useFileDrop(place: RefObject<HTMLElement | null>, onFile: (file: File | undefined) => void) {
  const onDrag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, target, type } = event;
    // A field of files takes them itself. Elsewhere the browser would leave the page for the file.
    if (!dataTransfer?.types.includes("Files")) return;
    if (target instanceof HTMLInputElement && target.type === "file") return;
    event.preventDefault();
    const onPlace = target instanceof Node && place.current?.contains(target);
    if (type === "drop" && onPlace) onFile(dataTransfer.files[0]);
  });
  useEffect(() => {
    const listen = (event: DragEvent) => onDrag(event);
    addEventListener("dragover", listen);
    addEventListener("drop", listen);
    return () => {
      removeEventListener("dragover", listen);
      removeEventListener("drop", listen);
    };
  }, []);
}
