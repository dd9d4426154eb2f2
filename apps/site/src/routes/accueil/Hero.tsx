import { accueil, controls, identity } from "@sillages/content";
import { ActionLink, Heading, Hero as HeroBanner, Text } from "@sillages/ui";
import { PageAction } from "../../shell/links/PageAction.tsx";
import { pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

/** The poster of the first view, whose headline leads to the partnership. */
export function Hero() {
  const { hero, lead } = accueil;
  return (
    <HeroBanner
      layout="cover"
      picture={pictureOf("scenes/aube")}
      tall={pictureOf("scenes/aube-haute")}
      caption={{
        caption: hero.origin,
        inks: ["night", "sea", "vermilion", "sun", "dawn"],
      }}
      actions={
        <>
          <ActionLink href={identity.document} newWindow={controls.newWindow}>
            {hero.discover.label}
          </ActionLink>
          <PageAction {...hero.partner} variant="inverse" plain />
        </>
      }
    >
      <Heading level={1} size="hero" fit={headlines.title} href={hero.path} focusable />
      <Text size="lead">{lead}</Text>
    </HeroBanner>
  );
}
