import { jeuxConcours } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { ContestCalendar } from "./ContestCalendar.tsx";
import { ContestFigures } from "./ContestFigures.tsx";
import { Participate } from "./Participate.tsx";
import { PhotoContest } from "./PhotoContest.tsx";
import { Prizes } from "./Prizes.tsx";
import { QuizIntro } from "./quiz/QuizIntro.tsx";
import { useQuiz } from "./quiz/useQuiz.ts";
import { VideoChallenge } from "./VideoChallenge.tsx";
import { headlines } from "./headlines.css.ts";

export default function ContestRoute() {
  const { actions, lead, quiz: words, title } = jeuxConcours;
  const quiz = useQuiz();

  if (quiz.playing) {
    const { game, module } = quiz.playing;
    return (
      <Page>
        <module.QuizScreen game={game} onQuit={quiz.quit} />
      </Page>
    );
  }
  return (
    <Page>
      <PageHeader
        title={title}
        fit={headlines.title}
        lead={lead}
        drawing="scenes/defi-video"
        surface="vermillon"
      >
        <ActionLink href={`#${words.intro.id}`}>{words.intro.heading}</ActionLink>
        <ActionLink href={actions.prizes.path} tone="outline">
          {actions.prizes.label}
        </ActionLink>
      </PageHeader>
      <PhotoContest />
      <QuizIntro quiz={quiz} />
      <ContestCalendar />
      <ContestFigures />
      <Participate />
      <Prizes />
      <VideoChallenge />
    </Page>
  );
}
