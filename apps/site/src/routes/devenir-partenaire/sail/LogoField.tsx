import { FileField, Grid, Heading, ScriptOnly, Stack, Status, Text } from "@sillages/ui";
import { NameField, type NameFieldProps } from "./NameField.tsx";

export interface LogoFieldProps {
  words: { heading: string; lead: string; label: string; hint: string; name: NameFieldProps["words"] };
  /** Why the file that was chosen is not on the sail. */
  error: string | undefined;
  /** What came of it. */
  said: string | undefined;
  onChange: (file: File | undefined) => void;
}

/** Where a logo is dropped or chosen. */
export function LogoField({ words, error, said, onChange }: LogoFieldProps) {
  return (
    <ScriptOnly>
      <Grid columns="halves" gap="wide">
        <Stack space="near">
          <Heading level={3}>{words.heading}</Heading>
          <Text>{words.lead}</Text>
          <div>
            <NameField words={words.name} name="nom-sur-la-voile" />
          </div>
        </Stack>
        <Stack space="near">
          <div>
            <FileField
              label={words.label}
              name="logo"
              variant="drop"
              accept="image/png,image/jpeg,image/webp,image/svg+xml"
              hint={words.hint}
              error={error}
              onChange={onChange}
            />
          </div>
          <Status>{said}</Status>
        </Stack>
      </Grid>
    </ScriptOnly>
  );
}
