import type { Payload } from "../../payload.ts";

/** A page as React shows it. In the HTML its head stands in the document's own already. */
export function PageView({ head, body }: Partial<Payload>) {
  return (
    <>
      {head}
      {body}
    </>
  );
}
