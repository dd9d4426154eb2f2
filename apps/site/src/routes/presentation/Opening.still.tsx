import { Allies } from "./Allies.tsx";
import { Boats } from "./Boats.tsx";
import { Method } from "./Method.tsx";
import { Plan } from "./Plan.tsx";
import { Restored } from "./Restored.tsx";
import { Story } from "./Story.tsx";

/** What stands between the header and the call for ambassadors. */
export function Opening() {
  return (
    <>
      <Story />
      <Boats />
      <Plan />
      <Restored />
      <Method />
      <Allies />
    </>
  );
}
