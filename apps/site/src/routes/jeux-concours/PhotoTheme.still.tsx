import { jeuxConcours, photoContest } from "@sillages/content";
import { Headline, PhotoPrints, Stack, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const prints = ["scenes/port", "scenes/baleine", "scenes/innovation"] as const;

/** What may be sent looks like this. */
export function Prints() {
  const [first, ...others] = prints;
  return <PhotoPrints pictures={[pictureOf(first), ...others.map(pictureOf)]} />;
}

/** The theme of the photo contest. */
export function PhotoTheme() {
  return (
    <Stack space="near">
      <Headline level={2} size="section" id={`${jeuxConcours.photo.id}-titre`} fit={headlines.photo} />
      <Text>{photoContest.description}</Text>
    </Stack>
  );
}
