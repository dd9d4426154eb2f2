import { planches, plates, romanNumeral } from "@sillages/content";
import { Figure, Grid, Link, Section, Stack } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const numberOf = (at: number) => `${planches.plate}\u00A0${romanNumeral(at + 1)}`;

/** The series, each plate with its number; on paper, a sheet each. */
export function Plates() {
  return (
    <Section label={planches.list}>
      <Grid as="ul" gap="rows">
        {plates.map(({ drawing, id, title }, at) => {
          const picture = pictureOf(drawing);
          const number = numberOf(at);
          return (
            <li key={id} id={id}>
              <Stack space="close">
                <Figure picture={picture} ratio="landscape" grain sheet number={number} caption={title} />
                <Link href={picture.src} variant="standalone" aria-label={`${planches.open}, ${number}`}>
                  {planches.open}
                </Link>
              </Stack>
            </li>
          );
        })}
      </Grid>
    </Section>
  );
}
