import { controls, devenirPartenaire, organisations } from "@sillages/content";
import { ActionLink, Badge, Headline, Logo, SidePoster, Text, WakeList } from "@sillages/ui";
import { logoOf, pictureOf } from "../../shell/pictureOf.ts";

export function EnergyPartner() {
  const { heading, id, lead } = devenirPartenaire.energy;
  return organisations
    .filter(({ role }) => role === "energy")
    .map(({ description, drawing, features, id: key, logo, name, roleLabel, url }) => (
      <SidePoster key={key} id={id} labelledBy="energie-titre" picture={pictureOf(drawing)} surface="iroise">
        <Badge tone="next">{roleLabel}</Badge>
        <Headline level={2} id="energie-titre">
          {heading}
        </Headline>
        <Logo {...logoOf(logo, "papier")} name={name} size="large" />
        <Text size="lead">{lead}</Text>
        <Text>{description}</Text>
        <WakeList items={features} />
        <ActionLink href={url} newWindow={controls.newWindow}>
          {controls.visitSite(name)}
        </ActionLink>
      </SidePoster>
    ));
}
