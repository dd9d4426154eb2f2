import { controls, organisations, playlists, videos, videosPage } from "@sillages/content";
import { Grid, Section, SectionHeader, Stack, Text, TextLink } from "@sillages/ui";
import { OrganisationCard } from "../../sections/OrganisationCard.tsx";

const words = videosPage.partners;
const presenters = organisations.filter(({ playlist }) => playlist !== undefined);

export function VideoPartners() {
  return (
    <Section labelledBy="partenaires-videos">
      <SectionHeader id="partenaires-videos" title={words.heading} />
      <Grid columns="halves">
        {presenters.map((partner) => {
          const playlist = playlists.find(({ id }) => id === partner.playlist);
          const video = videos.find(({ id }) => id === partner.video);
          return (
            <Stack key={partner.id} space="near">
              <OrganisationCard organisation={partner} />
              {playlist && (
                <Text>
                  <TextLink href={`#${playlist.id}`}>{words.presents(playlist.title)}</TextLink>
                </Text>
              )}
              {video && (
                <TextLink href={video.url} kind="alone" newWindow={controls.newWindow}>
                  {videosPage.video.watch}
                </TextLink>
              )}
            </Stack>
          );
        })}
      </Grid>
    </Section>
  );
}
