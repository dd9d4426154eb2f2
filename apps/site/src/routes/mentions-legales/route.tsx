import { Page } from "../../shell/Page.tsx";
import { LegalNotice } from "./LegalNotice.still.tsx";

export default function LegalNoticeRoute() {
  return (
    <Page>
      <LegalNotice />
    </Page>
  );
}
