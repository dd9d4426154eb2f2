import { type Playlist, videoCount, videos, videosPage } from "@sillages/content";
import { Card, CardBody, CardMedia, CardTitle, Stat, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const words = videosPage.playlists;

/** A list: how many videos it holds, large where there are some, and the way to the first of them. */
export function PlaylistCard({ playlist }: { playlist: Playlist }) {
  const { description, drawing, id, title } = playlist;
  const count = videoCount(videos, id);
  const first = videos.find((video) => video.playlist === id);
  const name = (
    <>
      <CardTitle level={3} size="small" {...(first && { href: `#${first.id}` })}>
        {title}
      </CardTitle>
      <Text size="small">{words.count(count)}</Text>
    </>
  );
  return (
    <Card as="li" id={id} variant="plain">
      <CardMedia ratio="film" picture={pictureOf(drawing)} />
      <CardBody>
        {first ? (
          <Stat value={String(count)} tone="accent" decorative>
            {name}
          </Stat>
        ) : (
          <div>{name}</div>
        )}
        <Text>{description}</Text>
      </CardBody>
    </Card>
  );
}
