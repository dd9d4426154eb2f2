import { capitalised, jeuxConcours, monthRangeInWords, videoChallenge, videoRules } from "@sillages/content";
import { DescriptionList } from "@sillages/ui";

const words = jeuxConcours.video;

/** All of the rules but where to send. */
export function VideoRules() {
  return (
    <DescriptionList
      layout="stacked"
      items={[
        { term: words.period, definition: capitalised(monthRangeInWords(videoChallenge)) },
        { term: words.participants, definition: `${videoChallenge.participants} ${words.minors}` },
        ...videoRules,
      ]}
    />
  );
}
