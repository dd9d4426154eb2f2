import { photos, released } from "@sillages/content";
import { basename, dirname, extname } from "node:path";

/** Whether `path` leads to a photo that is under embargo at the instant `now`: nothing that is published may hold it. */
export function isWithheld(path: string, now: Date): boolean {
  if (basename(dirname(path)) !== "photos") return false;
  const id = basename(path, extname(path));
  return photos.some((photo) => photo.id === id) && !released(photos, now).some((photo) => photo.id === id);
}
