import { presenters, presentersWords } from "@sillages/content";
import { Grid, Headline, Section, Stack } from "@sillages/ui";
import { Presenter } from "./Presenter.tsx";

const inks = ["aube", "lagon"] as const;

export function Presenters() {
  return (
    <Section labelledBy="partenaires-videos">
      <Stack space="regular">
        <Headline level={2} id="partenaires-videos">
          {presentersWords.heading}
        </Headline>
        <Grid columns="halves">
          {presenters.map((partner, at) => (
            <Presenter key={partner.id} partner={partner} surface={inks[at % inks.length] ?? "aube"} />
          ))}
        </Grid>
      </Stack>
    </Section>
  );
}
