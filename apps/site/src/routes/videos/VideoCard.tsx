import { controls, duration, playlists, type Video, videosPage, viewCount } from "@sillages/content";
import { ActionLink, Badge, Card, CardBody, CardMedia, CardTitle, PlayMark, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";

const words = videosPage.video;

/** A film is a picture and its link: it is watched outside the site, and nothing of it loads before. */
export function VideoCard({ video }: { video: Video }) {
  const { description, durationSeconds, id, playlist, thumbnail, title, url, views } = video;
  const list = playlists.find((entry) => entry.id === playlist)?.title ?? "";
  return (
    <Card as="li" id={id} layout="row" size="large" surface="nightPale">
      <CardMedia
        picture={pictureOf(thumbnail)}
        badge={<Badge size="large">{controls.labelled(words.duration, duration(durationSeconds))}</Badge>}
        mark={<PlayMark />}
      />
      <CardBody>
        <Badge tone="success">{list}</Badge>
        <CardTitle level={3} size="poster">
          {title}
        </CardTitle>
        <Text>{description}</Text>
        <Text size="small" tone="muted">
          {words.views(viewCount(views))}
        </Text>
        <ActionLink href={url} newWindow={controls.newWindow} cover>
          {words.watch}
        </ActionLink>
      </CardBody>
    </Card>
  );
}
