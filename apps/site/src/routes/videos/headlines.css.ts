import { videosPage } from "@sillages/content";
import { headlineStyles } from "@sillages/ui/fit";

export const headlines = headlineStyles({
  title: videosPage.lines,
  playlists: videosPage.playlists.lines,
});
