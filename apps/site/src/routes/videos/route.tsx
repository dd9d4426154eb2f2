import { videosPage } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { Lives } from "./Lives.tsx";
import { Playlists } from "./Playlists.tsx";
import { RegattaBadge } from "./RegattaBadge.tsx";
import { VideoPartners } from "./VideoPartners.tsx";
import { headlines } from "./headlines.css.ts";

export default function VideosRoute() {
  const { lead, title } = videosPage;
  return (
    <Page>
      <PageHeader title={title} fit={headlines.title} lead={lead} drawing="scenes/nuit" surface="nuit">
        <RegattaBadge />
      </PageHeader>
      <Lives />
      <Playlists />
      <VideoPartners />
    </Page>
  );
}
