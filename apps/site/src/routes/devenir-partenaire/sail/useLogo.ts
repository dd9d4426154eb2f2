import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Plan } from "./plan.ts";
import { layLogo } from "./sailChoice.ts";

const load = () => import("../logo/LogoTool.lazy.ts");

/** The logo tried on the sail: read when it is chosen, or dropped anywhere on `place`. A refused file leaves the one before it. */
export function useLogo(place: RefObject<HTMLElement | null>, plan: Plan) {
  const [tool, setTool] = useState<Awaited<ReturnType<typeof load>>>();
  const [refused, setRefused] = useState<string>();
  const [failed, setFailed] = useState(false);
  const [reading, setReading] = useState(false);
  /** How often a logo was taken off. */
  const [removals, setRemovals] = useState(0);
  const turn = useRef(0);

  const read = async (file: File | undefined) => {
    if (!file) return;
    const own = ++turn.current;
    setReading(true);
    setRefused(undefined);
    setFailed(false);
    try {
      const loaded = await load();
      setTool(loaded);
      const tried = await loaded.tryLogo(file, plan);
      const isLast = own === turn.current;
      if (typeof tried === "string") {
        if (isLast) setRefused(tried);
      } else if (isLast) layLogo(tried);
      else URL.revokeObjectURL(tried.src);
    } catch {
      if (own === turn.current) setFailed(true);
    }
    if (own === turn.current) setReading(false);
  };

  const remove = () => {
    turn.current++;
    layLogo(undefined);
    setReading(false);
    setRefused(undefined);
    setFailed(false);
    setRemovals(removals + 1);
  };

  const onDrag = useEffectEvent((event: DragEvent) => {
    const { dataTransfer, target, type } = event;
    // A field of files takes them itself. Elsewhere the browser would leave the page for the file.
    if (!dataTransfer?.types.includes("Files")) return;
    if (target instanceof HTMLInputElement && target.type === "file") return;
    event.preventDefault();
    const onPlan = target instanceof Node && place.current?.contains(target);
    if (type === "drop" && onPlan) void read(dataTransfer.files[0]);
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

  return {
    tool,
    refused,
    failed,
    reading,
    removals,
    read: (file: File | undefined) => void read(file),
    remove,
  };
}
