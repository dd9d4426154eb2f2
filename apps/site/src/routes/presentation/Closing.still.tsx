import { Faces } from "./Faces.tsx";
import { Goals } from "./Goals.tsx";
import { OfficialPartners } from "./OfficialPartners.tsx";

/** What comes after the call for ambassadors. */
export function Closing() {
  return (
    <>
      <OfficialPartners />
      <Goals />
      <Faces />
    </>
  );
}
