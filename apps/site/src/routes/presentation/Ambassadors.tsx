import { Section, Stack } from "@sillages/ui";
import { Call } from "./Call.tsx";
import { Fields, FieldsHeader } from "./Fields.still.tsx";

export function Ambassadors() {
  return (
    <Section id="ambassadeurs" labelledBy="ambassadeurs-titre" surface="soleil">
      <Stack space="wide">
        <FieldsHeader />
        <Fields />
        <Call />
      </Stack>
    </Section>
  );
}
