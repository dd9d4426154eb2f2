import type { LogoBox } from "./logoBoxes.ts";
import type { SailMark } from "./Sail.tsx";
import { SailName } from "./SailName.tsx";

interface LaidMarkProps {
  mark: SailMark | undefined;
  box: LogoBox["box"];
}

/** A logo or a name, as large as its box allows. */
export function LaidMark({ mark, box }: LaidMarkProps) {
  if (!mark) return null;
  return mark.src === undefined ? (
    <SailName name={mark.name} box={box} />
  ) : (
    <image href={mark.src} {...box} />
  );
}
