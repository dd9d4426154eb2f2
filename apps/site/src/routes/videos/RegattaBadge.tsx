import { controls, organisations, videosPage } from "@sillages/content";
import { ActionLink, Badge } from "@sillages/ui";

export function RegattaBadge() {
  const partner = organisations.find(({ role }) => role === "virtual-regatta");
  if (!partner) return null;
  const words = videosPage.regatta;
  return (
    <>
      <Badge tone="next">{partner.roleLabel}</Badge>
      <ActionLink href={partner.url} tone="outline" newWindow={controls.newWindow}>
        {words.button} {words.with(partner.name)}
      </ActionLink>
    </>
  );
}
