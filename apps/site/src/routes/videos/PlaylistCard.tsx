import { type Playlist, videoCount, videos, videosPage } from "@sillages/content";
import { Card, CardBody, CardMedia, CardTitle, Stat, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";

const words = videosPage.playlists;

/** A reel: how many videos it holds, and the way to the first of them. */
export function PlaylistCard({ playlist }: { playlist: Playlist }) {
  const { description, drawing, id, title } = playlist;
  const count = videoCount(videos, id);
  const first = videos.find((video) => video.playlist === id);
  return (
    <Card as="li" id={id} variant="plain">
      <CardMedia ratio="film" picture={pictureOf(drawing)} />
      <CardBody>
        <Stat value={String(count)} tone="accent" decorative>
          <CardTitle level={3} size="small" {...(first && { href: `#${first.id}` })}>
            {title}
          </CardTitle>
          <Text size="small">{words.count(count)}</Text>
        </Stat>
        <Text>{description}</Text>
        {!first && <Text size="small">{words.empty}</Text>}
      </CardBody>
    </Card>
  );
}
