import { pressDossier, pressLogos } from "@sillages/content";
import { Grid, Heading, List, Text } from "@sillages/ui";
import { PrintedLogo } from "../../sections/LogoVersion.tsx";
import { PressLeaf } from "./PressLeaf.tsx";

const { lead, license, rules, versions } = pressLogos;

/** The logos, and how they are used. */
export function Logos() {
  return (
    <PressLeaf {...pressDossier.logos} surface="lagoon">
      <Text size="lead">{lead}</Text>
      <Grid columns="halves">
        {versions.map((version) => (
          <PrintedLogo key={version.file} version={version} />
        ))}
      </Grid>
      <Heading level={3} size="subtitle">
        {rules.heading}
      </Heading>
      <List items={rules.items} />
      <Text tone="strong">{license}</Text>
    </PressLeaf>
  );
}
