import { nearby } from "../../shell/nearby.tsx";
import { Page } from "../../shell/Page.tsx";
import { Lives } from "./Lives.tsx";
import { Playlists } from "./Playlists.still.tsx";
import { Programme } from "./Programme.still.tsx";
import { Videos } from "./Videos.still.tsx";
import { VideosHeader } from "./VideosHeader.still.tsx";

const Presenters = nearby("videos/Presenters", async () => (await import("./Presenters.tsx")).Presenters);

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
