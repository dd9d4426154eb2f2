import { Page } from "../../shell/Page.tsx";
import { Privacy } from "./Privacy.still.tsx";

export default function PrivacyRoute() {
  return (
    <Page>
      <Privacy />
    </Page>
  );
}
