import { videosPage } from "@sillages/content";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { RegattaBadge } from "./RegattaBadge.tsx";
import { headlines } from "./headlines.css.ts";

export function VideosHeader() {
  const { lead, title } = videosPage;
  return (
    <PageHeader
      title={title}
      fit={headlines.title}
      lead={lead}
      drawing="scenes/nuit"
      surface="nuit"
      stamp={<RegattaBadge />}
    />
  );
}
