import { Picture } from "@sillages/ui";
import { pictureOf } from "../../../shell/pictureOf.ts";

export function RedBoat() {
  return <Picture picture={pictureOf("sails/voilure-rouge")} />;
}

export function BlueBoat() {
  return <Picture picture={pictureOf("sails/voilure-bleue")} />;
}
