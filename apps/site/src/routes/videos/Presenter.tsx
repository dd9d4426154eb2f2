import { controls, type Organisation, playlists, videos, videosPage } from "@sillages/content";
import {
  ActionLink,
  Card,
  CardBody,
  CardMedia,
  CardTitle,
  Logo,
  type SurfaceName,
  Text,
  Link,
  List,
} from "@sillages/ui";
import { AnchoredDialog } from "./AnchoredDialog.tsx";
import { logoOf, pictureOf } from "../../shell/pictures/pictureOf.ts";

const words = videosPage.presenters;

/** The logo of who presents a playlist, and the window that it opens. */
export function Presenter({ partner, surface }: { partner: Organisation; surface: SurfaceName }) {
  const { category, description, drawing, features, id, name, roleLabel, url } = partner;
  const playlist = playlists.find((entry) => entry.id === partner.playlist);
  const video = videos.find((entry) => entry.id === partner.video);
  const logo = <Logo {...logoOf(partner.logo)} name={name} size="large" />;
  return (
    <AnchoredDialog
      id={id}
      title={name}
      closeLabel={controls.close}
      mark={logo}
      picture={pictureOf(drawing)}
      opener={
        <Card as="div" layout="row" surface={surface}>
          <CardMedia>{logo}</CardMedia>
          <CardBody>
            <CardTitle level={3} size="small">
              {roleLabel}
            </CardTitle>
            <Text>{category}</Text>
            <Link href={`#${id}`} variant="standalone" cover opens="dialog">
              {words.more(name)}
            </Link>
          </CardBody>
        </Card>
      }
    >
      <Text>{description}</Text>
      <List items={features} />
      {playlist && <Text tone="strong">{words.presents(playlist.title)}</Text>}
      {video && (
        <ActionLink href={video.url} newWindow={controls.newWindow}>
          {words.watch}
        </ActionLink>
      )}
      <Link href={url} variant="standalone" newWindow={controls.newWindow}>
        {controls.visitSite(name)}
      </Link>
    </AnchoredDialog>
  );
}
