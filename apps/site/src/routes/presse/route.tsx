import { Page } from "../../shell/frame/Page.tsx";
import { MediaPartners } from "./MediaPartners.tsx";
import { PressContact } from "./PressContact.tsx";
import { PressHeader } from "./PressHeader.tsx";
import { PressKit } from "./PressKit.tsx";
import { PressTimeline } from "./PressTimeline.tsx";
import { Review } from "./Review.tsx";

export default function PressRoute() {
  return (
    <Page>
      <PressHeader />
      <PressKit />
      <Review />
      <MediaPartners />
      <PressTimeline />
      <PressContact />
    </Page>
  );
}
