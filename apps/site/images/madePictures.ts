import { fileURLToPath } from "node:url";

/** The folder of the pictures that `npm run content` makes. */
export const madePictures = fileURLToPath(
  new URL("../../../packages/content/generated/images/", import.meta.url),
);
