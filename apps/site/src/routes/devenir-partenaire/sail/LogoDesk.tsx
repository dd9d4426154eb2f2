import { sailDesk } from "@sillages/content";
import { FileField, Grid, Headline, ScriptOnly, Stack, Status, Text } from "@sillages/ui";
import type { useLogo } from "./useLogo.ts";

const { failed: failure, heading, hint, label, lead, reading: words } = sailDesk.logo;

/** Where a logo is dropped or chosen, and what came of it. */
export function LogoDesk({
  bench,
  chosen,
  failed,
  logo,
  read,
  reading,
  refused,
  remove,
}: ReturnType<typeof useLogo> & { chosen: readonly number[] }) {
  return (
    <Stack>
      <ScriptOnly>
        <Grid columns="halves" gap="wide">
          <Stack space="near">
            <Headline level={3}>{heading}</Headline>
            <Text>{lead}</Text>
          </Stack>
          <Stack space="near">
            <div>
              <FileField
                label={label}
                name="logo"
                size="drop"
                accept="image/png,image/jpeg,image/webp,image/svg+xml"
                hint={hint}
                error={failed ? failure : refused}
                onChange={read}
              />
            </div>
            <Status>{reading ? words : bench && logo ? bench.saidOf(logo, chosen) : undefined}</Status>
          </Stack>
        </Grid>
      </ScriptOnly>
      {bench && logo && <bench.LogoTrial logo={logo} chosen={chosen} remove={remove} />}
    </Stack>
  );
}
