import { controls, devenirPartenaire, organisations } from "@sillages/content";
import { ActionLink, Badge, Heading, Logo, MediaSection, Text, List } from "@sillages/ui";
import { PageLink } from "../../shell/links/PageLink.tsx";
import { logoOf, pictureOf } from "../../shell/pictures/pictureOf.ts";

export function EnergyPartner() {
  const { heading, id, lead, others } = devenirPartenaire.energy;
  return organisations
    .filter(({ role }) => role === "energy")
    .map(({ description, drawing, features, id: key, logo, name, roleLabel, url }) => (
      <MediaSection key={key} id={id} labelledBy="energie-titre" picture={pictureOf(drawing)}>
        <Badge tone="attention">{roleLabel}</Badge>
        <Heading level={2} id="energie-titre">
          {heading}
        </Heading>
        <Logo {...logoOf(logo, "paper")} name={name} size="large" />
        <Text size="lead">{lead}</Text>
        <Text>{description}</Text>
        <List items={features} />
        <ActionLink href={url} newWindow={controls.newWindow}>
          {controls.visitSite(name)}
        </ActionLink>
        <PageLink {...others} />
      </MediaSection>
    ));
}
