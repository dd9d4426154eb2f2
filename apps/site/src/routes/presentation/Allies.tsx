import { controls, organisations, presentation } from "@sillages/content";
import { Grid, Heading, Logo, SectionPicture, Text, Link } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { logoOf, pictureOf } from "../../shell/pictures/pictureOf.ts";
import { headlines } from "./headlines.css.ts";

/** Those whose part in the expedition has a name of its own. */
const official: ReadonlySet<string> = new Set(["energy", "virtual-regatta"]);

const isAlly = ({ role }: (typeof organisations)[number]) =>
  role === "marine-technology" || role === "biodiversity" || official.has(role);

/** The sea, and those who know it: what stands under the hulls is drawn above their names. */
export function Allies() {
  const { heading, lead } = presentation.allies;
  return (
    <TitledSection
      id="allies"
      title={heading}
      fit={headlines.allies}
      lead={lead}
      surface="night"
      picture={
        <SectionPicture picture={pictureOf("scenes/baleine")} tall={pictureOf("scenes/baleine-haute")} />
      }
    >
      <Grid as="ul" columns="ruled">
        {organisations
          .filter(isAlly)
          .map(({ category, description, id, logo, name, role, roleLabel, url }) => (
            <li key={id}>
              <Logo {...logoOf(logo, "sun")} name={name} />
              <Heading level={3} size="subtitle">
                {official.has(role) ? roleLabel : category}
              </Heading>
              <Text>{description}</Text>
              <Link href={url} variant="standalone" newWindow={controls.newWindow}>
                {controls.visitSite(name)}
              </Link>
            </li>
          ))}
      </Grid>
    </TitledSection>
  );
}
