import { jeuxConcours } from "@sillages/content";
import { ActionLink } from "@sillages/ui";
import { PageHeader } from "../../sections/PageHeader.tsx";
import { Page } from "../../shell/Page.tsx";
import { ContestCalendar } from "./ContestCalendar.tsx";
import { ContestFigures } from "./ContestFigures.tsx";
import { Participate } from "./Participate.tsx";
import { PhotoContest } from "./PhotoContest.tsx";
import { Prizes } from "./Prizes.tsx";
import { Quiz } from "./Quiz.tsx";
import { VideoChallenge } from "./VideoChallenge.tsx";

export default function ContestRoute() {
  const { actions, lead, meta, title } = jeuxConcours;
  return (
    <Page meta={meta}>
      <PageHeader title={title} lead={lead} drawing="scenes/defi-video" surface="vermillon">
        <ActionLink href={actions.prizes.path}>{actions.prizes.label}</ActionLink>
      </PageHeader>
      <PhotoContest />
      <Quiz />
      <ContestCalendar />
      <ContestFigures />
      <Participate />
      <Prizes />
      <VideoChallenge />
    </Page>
  );
}
