import {
  controls,
  duration,
  playlists,
  type Playlist,
  videoCount,
  videos,
  videosPage,
  viewsInFrench,
} from "@sillages/content";
import { Card, DefinitionTable, Grid, Headline, Section, SectionHeader, Text, TextLink } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { surfaceOf } from "../../shell/surfaceOf.ts";
import { headlines } from "./headlines.css.ts";

const { playlists: words, video: videoWords } = videosPage;

function PlaylistCard({ playlist }: { playlist: Playlist }) {
  const { description, drawing, id, title, tone } = playlist;
  const own = videos.filter((video) => video.playlist === id);
  return (
    <Card as="li" id={id} picture={pictureOf(drawing)} surface={surfaceOf[tone]}>
      <Headline level={3}>{title}</Headline>
      <Text tone="strong">{words.count(videoCount(videos, id))}</Text>
      <Text>{description}</Text>
      {own.length === 0 && <Text size="small">{words.empty}</Text>}
      {own.map((video) => (
        <div key={video.id}>
          <Headline level={4} size="subtitle">
            {video.title}
          </Headline>
          <Text>{video.description}</Text>
          <DefinitionTable
            items={[
              { term: videoWords.duration, definition: duration(video.durationSeconds) },
              { term: videoWords.audience, definition: videoWords.views(viewsInFrench(video.views)) },
            ]}
          />
          <TextLink href={video.url} kind="alone" newWindow={controls.newWindow}>
            {videoWords.watch}
          </TextLink>
        </div>
      ))}
    </Card>
  );
}

export function Playlists() {
  const { heading, id, lead } = words;
  return (
    <Section id={id} labelledBy="listes-titre" surface="papier2">
      <SectionHeader id="listes-titre" title={heading} fit={headlines.playlists} lead={lead} />
      <Grid as="ul">
        {playlists.map((playlist) => (
          <PlaylistCard key={playlist.id} playlist={playlist} />
        ))}
      </Grid>
    </Section>
  );
}
