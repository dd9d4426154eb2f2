import { controls, type Organisation } from "@sillages/content";
import { ActionLink, Badge, Card, Headline, Logo, type SurfaceName, Text, WakeList } from "@sillages/ui";
import { logoOf } from "../shell/pictureOf.ts";

export interface OrganisationCardProps {
  organisation: Organisation;
  surface?: SurfaceName;
}

/** Who takes part in the expedition: the trade, what it brings, its own site. */
export function OrganisationCard({ organisation, surface = "papier2" }: OrganisationCardProps) {
  const { category, description, features, logo, name, roleLabel, url } = organisation;
  return (
    <Card surface={surface}>
      <Badge tone="outline">{roleLabel}</Badge>
      <Headline level={3}>
        <Logo {...logoOf(logo)} name={name} />
      </Headline>
      <Text tone="strong">{category}</Text>
      <Text>{description}</Text>
      <WakeList items={features} />
      <ActionLink href={url} tone="outline" newWindow={controls.newWindow}>
        {controls.visitSite(name)}
      </ActionLink>
    </Card>
  );
}
