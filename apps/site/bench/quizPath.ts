/** What the report calls the quiz while it is played. */
export const quizPath = "/jeux-concours, le quiz";
