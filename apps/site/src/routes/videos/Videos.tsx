import { videos, videosPage } from "@sillages/content";
import { Headline, Section, Stack } from "@sillages/ui";
import { VideoCard } from "./VideoCard.tsx";

/** What can be watched today. */
export function Videos() {
  if (videos.length === 0) return null;
  return (
    <Section labelledBy="videos-titre" surface="nuit" space="continue">
      <Stack>
        <Headline level={2} id="videos-titre">
          {videosPage.video.heading}
        </Headline>
        <ul>
          {videos.map((video) => (
            <VideoCard key={video.id} video={video} />
          ))}
        </ul>
      </Stack>
    </Section>
  );
}
