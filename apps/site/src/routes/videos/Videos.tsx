import { videos, videosPage } from "@sillages/content";
import { Heading, Section } from "@sillages/ui";
import { VideoCard } from "./VideoCard.tsx";

/** What can be watched today. */
export function Videos() {
  if (videos.length === 0) return null;
  return (
    <Section labelledBy="videos-titre" surface="night" space="continue" stack="regular">
      <Heading level={2} id="videos-titre">
        {videosPage.video.heading}
      </Heading>
      <ul>
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} />
        ))}
      </ul>
    </Section>
  );
}
