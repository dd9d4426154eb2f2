import { videosPage } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { Lives } from "./Lives.tsx";
import { Playlists } from "./Playlists.tsx";
import { RegattaBadge } from "./RegattaBadge.tsx";
import { VideoPartners } from "./VideoPartners.tsx";

export default function VideosRoute() {
  const { lead, meta, title } = videosPage;
  return (
    <Page meta={meta}>
      <PageHeader title={title} lead={lead} drawing="scenes/nuit" surface="nuit">
        <RegattaBadge />
      </PageHeader>
      <Lives />
      <Playlists />
      <VideoPartners />
    </Page>
  );
}
