import { Allies } from "./Allies.tsx";
import { Boats } from "./Boats.tsx";
import { Header } from "./Header.tsx";
import { Method } from "./Method.tsx";
import { Plan } from "./Plan.tsx";
import { Restored } from "./Restored.tsx";
import { Story } from "./Story.tsx";

/** What comes before the call for ambassadors. */
export function Opening() {
  return (
    <>
      <Header />
      <Story />
      <Boats />
      <Plan />
      <Restored />
      <Method />
      <Allies />
    </>
  );
}
