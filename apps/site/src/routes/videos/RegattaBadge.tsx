import { controls, organisations, videosPage } from "@sillages/content";
import { Logo, Stack, Stamp, Text, Link } from "@sillages/ui";
import { logoOf } from "../../shell/pictures/pictureOf.ts";

/** The stamp of who runs the regatta that anybody may sail. */
export function RegattaBadge() {
  const partner = organisations.find(({ role }) => role === "virtual-regatta");
  if (!partner) return null;
  return (
    <Stamp>
      <Stack space="hair">
        <Text size="small">{partner.roleLabel}</Text>
        <Logo {...logoOf(partner.logo)} name={partner.name} />
      </Stack>
      <Text size="small" as="span">
        <Link href={partner.url} newWindow={controls.newWindow}>
          {videosPage.regatta.button}
        </Link>
      </Text>
    </Stamp>
  );
}
