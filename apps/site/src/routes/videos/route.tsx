import { Page } from "../../shell/Page.tsx";
import { Lives } from "./Lives.tsx";
import { Playlists } from "./Playlists.still.tsx";
import { Presenters } from "./Presenters.tsx";
import { Programme } from "./Programme.still.tsx";
import { Videos } from "./Videos.still.tsx";
import { VideosHeader } from "./VideosHeader.still.tsx";

export default function VideosRoute() {
  return (
    <Page>
      <VideosHeader />
      <Lives />
      <Playlists />
      <Videos />
      <Programme />
      <Presenters />
    </Page>
  );
}
