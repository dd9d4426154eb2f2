import { mediaPartners } from "@sillages/content";
import { logoOf } from "../../shell/pictures/pictureOf.ts";

/** The logo of the media that calls itself `name`; nothing when it is not a partner. In a light `ink` for a dark ground. */
export function mediaLogo(name: string, ink?: "paper") {
  const media = mediaPartners.find((partner) => partner.name === name);
  return media && logoOf(media.logo, ink);
}
