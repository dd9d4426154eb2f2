import { startTransition, useEffect, useReducer } from "react";
import { pageAt } from "./pageAt.ts";
import { forgetPayloads, payloadOf } from "./payloads.ts";

/** Development only: renders the page again when the source of what is rendered on the server changes. */
export function useFreshPayloads() {
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);

  useEffect(() => {
    const refresh = () => {
      forgetPayloads();
      // A page that cannot be rendered stays as it was, under what Vite shows of the error: React would ask for it without end.
      void payloadOf(pageAt(location.pathname)).then(
        () => startTransition(renderAgain),
        () => undefined,
      );
    };
    // Written whole: Vite gives it to modules where it reads these words.
    import.meta.hot?.on("rsc:update", refresh);
    return () => import.meta.hot?.off("rsc:update", refresh);
  }, []);
}
