import { words } from "#data/pages/videos.calendar";

/** What a calendar says of the programme. */
export const calendarWords = {
  ...words,
  summary: (title: string) => `${title} (période)`,
  live: (title: string) => `Direct : ${title}`,
  contest: (title: string) => `Concours : ${title}`,
  press: (title: string) => `Presse : ${title}`,
  /** True before, during and after: a file is read long after it was taken. */
  liveDescription: (url: string) => `Direct diffusé pendant cette période, à suivre sur ${url}`,
  reminder: (title: string) => `${title}, dans une semaine`,
} as const;
