import { accueil, controls, identity } from "@sillages/content";
import { ActionLink, Heading, MediaSection, Text } from "@sillages/ui";
import { pictureOf } from "../../shell/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const { closing, philosophy } = accueil.collaboration;

/** The last words of the home: how we work, and where to come aboard. */
export function Closing() {
  return (
    <>
      <MediaSection layout="statement" eyebrow={philosophy.eyebrow} picture={pictureOf("scenes/grain")}>
        <Heading level={2} size="section" fit={headlines.philosophy} />
        <Text size="lead">{philosophy.text}</Text>
      </MediaSection>
      <MediaSection
        layout="cover"
        labelledBy="embarquer"
        align="center"
        surface="brick"
        picture={pictureOf("scenes/tropiques")}
        actions={
          <>
            <ActionLink href={closing.partner.path}>{closing.partner.label}</ActionLink>
            <ActionLink href={identity.document} variant="secondary" newWindow={controls.newWindow} plain>
              {closing.document.label}
            </ActionLink>
          </>
        }
      >
        <Heading level={2} size="chapter" id="embarquer" fit={headlines.closing} />
      </MediaSection>
    </>
  );
}
