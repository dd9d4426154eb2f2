import { useLayoutEffect, useRef } from "react";
import { servedPart } from "./served.ts";

/** The HTML that the server sent of the part `id`, in the place of the part. */
export function ServedPart({ id }: { id: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const served = servedPart(id);
    if (served) place.current?.replaceChildren(served);
  }, [id]);
  return <div ref={place} />;
}
