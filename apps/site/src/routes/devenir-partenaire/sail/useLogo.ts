import { type RefObject, useRef, useState } from "react";
import type { LogoFieldProps } from "./LogoField.tsx";
import type { Plan } from "./plan.ts";
import { layLogo, useChoicePart } from "./sailChoice.ts";
import { useFileDrop } from "./useFileDrop.ts";

const load = () => import("../logo/LogoTool.lazy.ts");

/** The logo tried on the sail: read when it is chosen, or dropped anywhere on `place`. A refused file leaves the one before it. */
export function useLogo(place: RefObject<HTMLElement | null>, plan: Plan, words: LogoFieldProps["words"]) {
  const chosen = useChoicePart((choice) => choice.chosen);
  const logo = useChoicePart((choice) => choice.logo);
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

  useFileDrop(place, (file) => void read(file));

  const said = () => {
    if (reading) return words.reading;
    if (tool && logo) return tool.logoNews(logo, chosen);
    return removals > 0 ? words.removed : undefined;
  };
  return {
    tool,
    logo,
    /** Why the file that was chosen is not on the sail. */
    error: failed ? words.failed : refused,
    /** What came of it. */
    said: said(),
    removals,
    read: (file: File | undefined) => void read(file),
    remove,
  };
}
