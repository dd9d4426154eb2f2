import { Demo } from "./Demo";
import { Crew } from "./Crew";

/** A server component: the kit is used as it is, what needs a browser says so by itself. */
export default function Page() {
  return (
    <>
      <Demo />
      <Crew />
    </>
  );
}
