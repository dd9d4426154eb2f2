import { playlists, videoCount, videos, videosPage } from "@sillages/content";
import { Grid, Stack, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { UntilReturn } from "../../sections/UntilReturn.tsx";
import { PlaylistCard } from "./PlaylistCard.tsx";
import { headlines } from "./headlines.css.ts";

const { heading, id, lead, soon } = videosPage.playlists;

const isEmpty = ({ id: playlist }: (typeof playlists)[number]) => videoCount(videos, playlist) === 0;
const empty = playlists.filter(isEmpty);
const inOrder = [...playlists.filter((playlist) => !isEmpty(playlist)), ...empty];

/** The lists that hold something, then those that hold nothing yet; what will come in them, and when. */
export function Playlists() {
  const { after, atReturn } = soon;
  return (
    <TitledSection
      id={id}
      title={heading}
      fit={headlines.playlists}
      lead={lead}
      surface="night"
      space="continue"
    >
      <Stack space="wide">
        {empty.length > 0 && (
          <Text tone="strong">
            <UntilReturn as="span" after={after(empty.length)}>
              {atReturn(empty.length)}
            </UntilReturn>
          </Text>
        )}
        <Grid as="ul" space="rows">
          {inOrder.map((playlist) => (
            <PlaylistCard key={playlist.id} playlist={playlist} />
          ))}
        </Grid>
      </Stack>
    </TitledSection>
  );
}
