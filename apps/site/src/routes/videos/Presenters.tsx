import { organisations, videosPage } from "@sillages/content";
import { Grid, Headline, Section, Stack } from "@sillages/ui";
import { Living } from "../../shell/Living.tsx";
import { Presenter } from "./Presenter.tsx";

const inks = ["aube", "lagon"] as const;

/** Those who present a playlist, each in a window of its own. */
export function Presenters() {
  const presenters = organisations.filter(({ playlist }) => playlist !== undefined);
  return (
    <Section labelledBy="partenaires-videos">
      <Stack space="regular">
        <Headline level={2} id="partenaires-videos">
          {videosPage.presenters.heading}
        </Headline>
        <Grid columns="halves">
          {presenters.map((partner, at) => (
            <Living key={partner.id} wakes="address">
              <Presenter partner={partner} surface={inks[at % inks.length] ?? "aube"} />
            </Living>
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
