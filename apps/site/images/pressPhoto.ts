import { identity, type Photo } from "@sillages/content";
import { jpegWithXmp, xmp } from "@sillages/formats";
import { readFileSync } from "node:fs";
import { madePictures } from "./madePictures.ts";

/** The file that a newspaper takes: it says its caption and its credit by itself, as photo desks read them. */
export const pressPhoto = ({ alt, caption, credit, id }: Photo): Uint8Array =>
  jpegWithXmp(
    readFileSync(`${madePictures}photos/${id}.jpg`),
    xmp({ alt, caption, credit, terms: `${identity.site}/presse` }),
  );
