import { nearby } from "../../shell/nearby.tsx";
import { Page } from "../../shell/Page.tsx";
import { MediaPartners } from "./MediaPartners.still.tsx";
import { PhotoLibrary } from "./PhotoLibrary.still.tsx";
import { PressFigures } from "./PressFigures.still.tsx";
import { PressHeader } from "./PressHeader.still.tsx";
import { PressTimeline } from "./PressTimeline.tsx";

const Review = nearby("presse/Review", async () => (await import("./Review.tsx")).Review);
const PressKit = nearby("presse/PressKit", async () => (await import("./PressKit.tsx")).PressKit);
const PressContact = nearby(
  "presse/PressContact",
  async () => (await import("./PressContact.tsx")).PressContact,
);

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
