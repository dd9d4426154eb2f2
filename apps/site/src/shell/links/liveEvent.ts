import { calendarWords, identity, type Live, livesWords } from "@sillages/content";

/** What a calendar says of a live, whether the visitor fetches a file or fills a web calendar. */
export function liveEvent({ id, title, location, start, end }: Live) {
  const name = calendarWords.live(title);
  const url = `${identity.site}/videos#${livesWords.id}`;
  return {
    id,
    summary: calendarWords.summary(name),
    description: calendarWords.liveDescription(url),
    reminder: calendarWords.reminder(name),
    location,
    url,
    start,
    end,
  };
}
