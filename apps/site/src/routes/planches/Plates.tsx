import { planches, plates, romanNumeral } from "@sillages/content";
import { PosterGallery } from "@sillages/illustrations";
import { Section } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

/** The series, each plate with its number. */
export function Plates() {
  return (
    <Section label={planches.list} space="close">
      <PosterGallery
        openLabel={planches.open}
        posters={plates.map(({ drawing, id, title }, at) => ({
          id,
          title,
          picture: pictureOf(drawing),
          number: `${planches.plate}\u00A0${romanNumeral(at + 1)}`,
        }))}
      />
    </Section>
  );
}
