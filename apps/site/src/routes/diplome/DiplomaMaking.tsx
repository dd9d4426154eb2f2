import { diplomas } from "@sillages/content";
import { ScriptOnly, Section, SectionHeader, Stack, Text } from "@sillages/ui";
import { Living } from "../../shell/Living.tsx";
import { PageLink } from "../../shell/PageLink.tsx";
import { DiplomaMaker } from "./DiplomaMaker.tsx";
import { diplomaMaterial } from "./diplomaMaterial.ts";

const { actions, maker } = diplomas;
const { heading, id, lead, noScript } = maker;

/** Where diplomas are made; without script, the one to fill in by hand. */
export function DiplomaMaking() {
  return (
    <Section id={id} labelledBy={`${id}-titre`}>
      <SectionHeader id={`${id}-titre`} title={heading} lead={lead} />
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
    </Section>
  );
}
