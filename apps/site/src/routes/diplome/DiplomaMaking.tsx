import { diplomas } from "@sillages/content";
import { ScriptOnly, Stack, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { Living } from "../../shell/living/Living.tsx";
import { PageLink } from "../../shell/links/PageLink.tsx";
import { DiplomaMaker } from "./DiplomaMaker.tsx";
import { diplomaMaterial } from "./diplomaMaterial.ts";

const { actions, maker } = diplomas;
const { heading, id, lead, noScript } = maker;

/** Where diplomas are made; without script, the one to fill in by hand. */
export function DiplomaMaking() {
  return (
    <TitledSection id={id} title={heading} lead={lead}>
      <ScriptOnly
        otherwise={
          <Stack>
            <Text tone="strong">{noScript}</Text>
            <PageLink {...actions.blank} />
          </Stack>
        }
      >
        <Living wakes="address">
          <DiplomaMaker {...diplomaMaterial()} />
        </Living>
      </ScriptOnly>
    </TitledSection>
  );
}
