import { Page } from "../../shell/Page.tsx";
import { MediaPartners } from "./MediaPartners.tsx";
import { PhotoLibrary } from "./PhotoLibrary.tsx";
import { PressContact } from "./PressContact.tsx";
import { PressFigures } from "./PressFigures.tsx";
import { PressHeader } from "./PressHeader.tsx";
import { PressKit } from "./PressKit.tsx";
import { PressTimeline } from "./PressTimeline.tsx";
import { Review } from "./Review.tsx";

export default function PressRoute() {
  return (
    <Page>
      <PressHeader />
      <PressFigures />
      <Review />
      <PressKit />
      <PhotoLibrary />
      <MediaPartners />
      <PressTimeline />
      <PressContact />
    </Page>
  );
}
