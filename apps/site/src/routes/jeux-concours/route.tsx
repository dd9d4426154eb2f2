import { nearby } from "../../shell/nearby.tsx";
import { Page } from "../../shell/Page.tsx";
import { Classroom } from "./Classroom.still.tsx";
import { ContestFigures } from "./ContestFigures.still.tsx";
import { Opening } from "./Opening.still.tsx";
import { PhotoContest } from "./PhotoContest.tsx";
import { Prizes } from "./Prizes.still.tsx";
import { Invited } from "./quiz/Invited.tsx";
import { QuizSection } from "./quiz/QuizSection.tsx";
import { useQuiz } from "./quiz/useQuiz.ts";

const ContestCalendar = nearby(
  "jeux-concours/ContestCalendar",
  async () => (await import("./ContestCalendar.tsx")).ContestCalendar,
  { dated: true },
);
const VideoChallenge = nearby(
  "jeux-concours/VideoChallenge",
  async () => (await import("./VideoChallenge.tsx")).VideoChallenge,
  { dated: true },
);
const FilesToSend = nearby(
  "jeux-concours/FilesToSend",
  async () => (await import("./FilesToSend.tsx")).FilesToSend,
  { dated: true },
);

export default function ContestRoute() {
  const quiz = useQuiz();

  if (quiz.playing) {
    const { game, module } = quiz.playing;
    return (
      <Page quiet>
        <module.QuizScreen game={game} onQuit={quiz.quit} />
      </Page>
    );
  }
  if (quiz.arrival.kind === "invited") {
    return (
      <Page quiet>
        <Invited quiz={quiz} invitation={quiz.arrival.invitation} />
      </Page>
    );
  }
  return (
    <Page>
      <Opening />
      <PhotoContest />
      <QuizSection quiz={quiz} />
      <ContestCalendar />
      <ContestFigures />
      <Prizes />
      <VideoChallenge />
      <FilesToSend />
      <Classroom />
    </Page>
  );
}
