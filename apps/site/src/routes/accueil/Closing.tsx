import { accueil, controls, identity } from "@sillages/content";
import { ActionLink, Heading, MediaSection, Text } from "@sillages/ui";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

const { closing, philosophy } = accueil.collaboration;

/** The last poster of the home: how we work, and the question that it leads to. */
export function Closing() {
  return (
    <MediaSection
      layout="cover"
      labelledBy="embarquer"
      align="center"
      surface="night"
      eyebrow={philosophy.eyebrow}
      picture={pictureOf("scenes/deux-sillages")}
      tall={pictureOf("scenes/deux-sillages-haute")}
      actions={
        <>
          <Heading level={3}>{closing.heading}</Heading>
          <PageAction {...closing.partner} />
          <ActionLink href={identity.document} variant="secondary" newWindow={controls.newWindow} plain>
            {closing.document.label}
          </ActionLink>
        </>
      }
    >
      <Heading level={2} size="chapter" id="embarquer" fit={headlines.philosophy} />
      <Text size="lead">{philosophy.text}</Text>
    </MediaSection>
  );
}
