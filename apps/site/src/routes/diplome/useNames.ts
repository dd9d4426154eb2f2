import { useDeferredValue, useState } from "react";
import { usePrint } from "../../shell/device/usePrint.ts";
import { namesIn } from "./names.ts";

/** The names as they are typed, and the print of a sheet for each. */
export function useNames() {
  const [text, setText] = useState("");
  const [missing, setMissing] = useState(false);
  // Three hundred sheets are not written again at each letter.
  const shown = useDeferredValue(text);
  const { print, refused } = usePrint(text, shown === text);
  return {
    ...namesIn(shown),
    text,
    write: (typed: string) => {
      setMissing(false);
      setText(typed);
    },
    /** A print was asked for, of nothing. */
    missing,
    /** No print dialog opened. */
    refused,
    /** Prints the sheets. @returns Whether there is one. */
    print: () => {
      const isAny = namesIn(text).names.length > 0;
      if (isAny) print();
      else setMissing(true);
      return isAny;
    },
  };
}
