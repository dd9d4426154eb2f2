import { logoTrial, sails, spaces, weight } from "@sillages/content";
import { Button, Grid, SailCloseUp, type SailSpace, Stack, WakeList } from "@sillages/ui";
import { isLegible } from "./legibility.ts";
import type { LogoNote } from "./readLogo.ts";
import { SaveTrial } from "./SaveTrial.tsx";
import { boatDrawings, boatOf, type SailLogo } from "./tryLogo.ts";

const { closeUp, closeUpSpaces, notes, pale, remove: removal } = logoTrial;

const sailOf = (number: number) => sails.find(({ id }) => id === spaces[number - 1]?.sail);

/** What deserves to be known of the logo itself, then of the logo on these sails. */
function warnings({ bytes, cloths, dots, height, notes: own, width }: SailLogo, chosen: readonly number[]) {
  const say = (note: LogoNote) => {
    if (note === "small") return notes.small(Math.max(width, height));
    if (note === "heavy") return notes.heavy(weight(bytes));
    return notes[note];
  };
  const lost = chosen.filter((number) => !isLegible(dots, cloths.get(number) ?? ""));
  const names = new Set(lost.flatMap((number) => sailOf(number)?.name ?? []));
  const isPale = names.size > 0 && !own.includes("blank");
  return [...own.map(say), ...(isPale ? [pale([...names].join(" ; "))] : [])];
}

/** The run of chosen neighbours that holds the last one: what is seen from near. */
function lastRun(chosen: readonly number[]): number[] {
  const last = chosen.at(-1) ?? 0;
  const row = (number: number) => spaces[number - 1]?.row;
  const joins = (number: number) =>
    chosen.includes(number) && sailOf(number) === sailOf(last) && row(number) === row(last);
  let [from, to] = [last, last];
  while (joins(from - 1)) from--;
  while (joins(to + 1)) to++;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

export interface LogoTrialProps {
  logo: SailLogo;
  chosen: readonly number[];
  remove: () => void;
}

/** The logo on the sail seen from near, what to know of it, and the picture to keep. */
export function LogoTrial({ logo, chosen, remove }: LogoTrialProps) {
  const dressed = (number: number): SailSpace => {
    const { centre, row, sail, state } = spaces[number - 1]!;
    const cloth = logo.cloths.get(number) ?? "";
    return { number, sail, row, centre, state, name: "", logo: { src: logo.src, cloth } };
  };
  const run = lastRun(chosen);
  const boat = boatOf(spaces[run[0]! - 1]?.sail ?? "");
  const known = warnings(logo, chosen);
  return (
    <Grid columns="halves" gap="wide">
      <Stack>
        {known.length > 0 && <WakeList items={known} />}
        <SaveTrial chosen={chosen.map(dressed)}>
          <Button tone="outline" onClick={remove}>
            {removal}
          </Button>
        </SaveTrial>
      </Stack>
      {chosen.length > 0 && (
        <SailCloseUp
          label={closeUp(closeUpSpaces(run))}
          boat={boat}
          drawing={boatDrawings[boat]}
          spaces={run.map(dressed)}
        />
      )}
    </Grid>
  );
}
