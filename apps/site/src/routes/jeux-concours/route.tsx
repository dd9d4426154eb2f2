import { SiteFooter } from "../../shell/frame/SiteFooter.tsx";
import { Classroom } from "./Classroom.tsx";
import { ContestCalendar } from "./ContestCalendar.tsx";
import { ContestFigures } from "./ContestFigures.tsx";
import { FilesToSend } from "./FilesToSend.tsx";
import { Opening } from "./Opening.tsx";
import { PhotoContest } from "./PhotoContest.tsx";
import { PortGameTeaser } from "./PortGameTeaser.tsx";
import { Prizes } from "./Prizes.tsx";
import { quizMaterial } from "./quiz/quizMaterial.ts";
import { QuizSection } from "./quiz/QuizSection.tsx";
import { QuizStage } from "./quiz/QuizStage.tsx";
import { VideoChallenge } from "./VideoChallenge.tsx";
import { Winners } from "./Winners.tsx";

export default function ContestRoute() {
  const material = quizMaterial();
  return (
    <QuizStage
      material={material}
      opening={<Opening />}
      footer={<SiteFooter />}
      quietFooter={<SiteFooter quiet />}
    >
      <QuizSection banks={material.banks} />
      <Winners />
      <Classroom />
      <PortGameTeaser />
      <PhotoContest />
      <ContestCalendar />
      <ContestFigures />
      <Prizes />
      <VideoChallenge />
      <FilesToSend />
    </QuizStage>
  );
}
