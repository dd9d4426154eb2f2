import { pressContact } from "@sillages/content";
import { ContactBand, ScriptOnly } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { PressContactHeading, PressContactMeans, PressContactMember } from "./PressContact.still.tsx";
import { PressOffice } from "./PressOffice.tsx";

export function PressContact() {
  return (
    <ContactBand
      id={pressContact.id}
      labelledBy="contact-presse-titre"
      picture={pictureOf("portraits/camille")}
    >
      <PressContactHeading />
      <PressContactMember />
      {/* Said at the time of the build it would be false an hour later: without script the hours alone are shown. */}
      <ScriptOnly>
        <PressOffice />
      </ScriptOnly>
      <PressContactMeans />
    </ContactBand>
  );
}
