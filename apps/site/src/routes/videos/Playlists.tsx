import { playlists, videosPage } from "@sillages/content";
import { Grid, Section, SectionHeader } from "@sillages/ui";
import { PlaylistCard } from "./PlaylistCard.tsx";
import { headlines } from "./headlines.css.ts";

const { heading, id, lead } = videosPage.playlists;

export function Playlists() {
  return (
    <Section id={id} labelledBy="listes-titre" surface="night" space="continue">
      <SectionHeader id="listes-titre" title={heading} fit={headlines.playlists} lead={lead} />
      <Grid as="ul" gap="rows">
        {playlists.map((playlist) => (
          <PlaylistCard key={playlist.id} playlist={playlist} />
        ))}
      </Grid>
    </Section>
  );
}
