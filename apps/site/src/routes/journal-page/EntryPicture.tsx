import { photos, released } from "@sillages/content";
import type { LogEntry } from "@sillages/content/journal";
import { Figure, Picture } from "@sillages/ui";
import { editionDate } from "../../shell/time/edition.ts";
import { photoOf } from "../../shell/pictures/photoOf.ts";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const sizes = "(min-width: 1080px) 38vw, 92vw";

/** What was seen that day: a photograph with its caption and its credit, or a drawing. */
export function EntryPicture({ entry: { drawing, photo: id } }: { entry: LogEntry }) {
  const photo = released(photos, editionDate()).find((one) => one.id === id);
  if (photo)
    return <Figure picture={{ ...photoOf(photo), sizes }} caption={photo.caption} credit={photo.credit} />;
  return drawing && <Picture picture={pictureOf(drawing)} load="shown" />;
}
