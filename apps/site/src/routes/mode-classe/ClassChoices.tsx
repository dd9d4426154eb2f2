import { classMode, jeuxConcours, teachingFiles } from "@sillages/content";
import { Link, ScriptOnly, Stack, Text } from "@sillages/ui";
import { TitledSection } from "../../sections/TitledSection.tsx";
import { Living } from "../../shell/living/Living.tsx";
import { themedBanks } from "../../teaching/themedBanks.ts";
import { ClassRoom } from "./ClassRoom.tsx";

const { heading, id, lead, noScript } = classMode.choices;

/** Where a game of the class begins; without script, the way to the sheets. */
export function ClassChoices() {
  const [first, ...others] = themedBanks();
  if (!first) return null;
  const banks = [first, ...others] as const;
  return (
    <TitledSection id={id} title={heading} lead={lead}>
      <ScriptOnly
        otherwise={
          <Stack>
            <Text tone="strong">{noScript}</Text>
            <Stack direction="row">
              {banks.map((bank) => (
                <Link key={bank.id} href={teachingFiles(bank.id).sheet} variant="standalone">
                  {jeuxConcours.classroom.sheet(bank.title)}
                </Link>
              ))}
            </Stack>
          </Stack>
        }
      >
        <Living wakes="address">
          <ClassRoom banks={banks} />
        </Living>
      </ScriptOnly>
    </TitledSection>
  );
}
