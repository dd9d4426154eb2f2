import { Page } from "../../shell/Page.tsx";
import { Logos } from "./Logos.tsx";
import { MediaPartners } from "./MediaPartners.tsx";
import { PhotoLibrary } from "./PhotoLibrary.tsx";
import { PressContact } from "./PressContact.tsx";
import { PressFigures } from "./PressFigures.tsx";
import { PressHeader } from "./PressHeader.tsx";
import { PressKit } from "./PressKit.tsx";
import { PressTimeline } from "./PressTimeline.tsx";
import { Quotes } from "./Quotes.tsx";
import { Review } from "./Review.tsx";
import { TakeAway } from "./TakeAway.tsx";

export default function PressRoute() {
  return (
    <Page>
      <PressHeader />
      <TakeAway />
      <PressFigures />
      <Review />
      <PressKit />
      <Quotes />
      <PhotoLibrary />
      <Logos />
      <MediaPartners />
      <PressTimeline />
      <PressContact />
    </Page>
  );
}
