import { organisations, videosPage } from "@sillages/content";
import { Grid, Heading, Section } from "@sillages/ui";
import { Living } from "../../shell/living/Living.tsx";
import { Presenter } from "./Presenter.tsx";

const inks = ["dawn", "lagoon"] as const;

/** Those who present a playlist, each in a window of its own. */
export function Presenters() {
  const presenters = organisations.filter(({ playlist }) => playlist !== undefined);
  return (
    <Section labelledBy="partenaires-videos" stack="regular">
      <Heading level={2} id="partenaires-videos">
        {videosPage.presenters.heading}
      </Heading>
      <Grid columns="halves">
        {presenters.map((partner, at) => (
          <Living key={partner.id} wakes="address">
            <Presenter partner={partner} surface={inks[at % inks.length] ?? "dawn"} />
          </Living>
        ))}
      </Grid>
    </Section>
  );
}
