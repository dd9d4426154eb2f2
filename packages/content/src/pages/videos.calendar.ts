import { words } from "#data/pages/videos.calendar";

/** What a calendar says of the programme. */
export const calendarWords = {
  ...words,
  summary: (title: string) => `${title} (période)`,
  live: (title: string) => `Direct : ${title}`,
  contest: (title: string) => `Concours : ${title}`,
  press: (title: string) => `Presse : ${title}`,
  liveDescription: (url: string) =>
    `Le direct commence pendant cette période. Le jour sera annoncé sur ${url}`,
  reminder: (title: string) => `${title}, dans une semaine`,
} as const;
