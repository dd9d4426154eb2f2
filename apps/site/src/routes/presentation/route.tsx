import { Page } from "../../shell/frame/Page.tsx";
import { Allies } from "./Allies.tsx";
import { Ambassadors } from "./Ambassadors.tsx";
import { Boats } from "./Boats.tsx";
import { Faces } from "./Faces.tsx";
import { Goals } from "./Goals.tsx";
import { Header } from "./Header.tsx";
import { Method } from "./Method.tsx";
import { Plan } from "./Plan.tsx";
import { Story } from "./Story.tsx";

export default function PresentationRoute() {
  return (
    <Page>
      <Header />
      <Story />
      <Boats />
      <Plan />
      <Method />
      <Allies />
      <Ambassadors />
      <Goals />
      <Faces />
    </Page>
  );
}
