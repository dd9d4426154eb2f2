import { videosPage } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/frame/Page.tsx";
import { Lives } from "./Lives.tsx";
import { Playlists } from "./Playlists.tsx";
import { Presenters } from "./Presenters.tsx";
import { Programme } from "./Programme.tsx";
import { RegattaBadge } from "./RegattaBadge.tsx";
import { Videos } from "./Videos.tsx";
import { headlines } from "./headlines.css.ts";

export default function VideosRoute() {
  return (
    <Page>
      <PageHeader
        title={videosPage.title}
        fit={headlines.title}
        lead={videosPage.lead}
        drawing="scenes/bobine"
        layout="reel"
        frames={["scenes/bleue", "scenes/grain"]}
        surface="night"
        stamp={<RegattaBadge />}
      />
      <Lives />
      <Videos />
      <Playlists />
      <Programme />
      <Presenters />
    </Page>
  );
}
