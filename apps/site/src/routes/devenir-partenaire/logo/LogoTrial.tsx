import { logoTrial } from "@sillages/content";
import { SailCloseUp, type SailSpace } from "@sillages/illustrations";
import { Button, Grid, Stack, List } from "@sillages/ui";
import { type Plan, sailOf, spaceOf } from "../sail/plan.ts";
import { logoWarnings } from "./logoWarnings.ts";
import type { SailLogo } from "./tryLogo.ts";

const { closeUp, closeUpSpaces, remove: removal } = logoTrial;

/** The run of chosen neighbours that holds the last one: what is seen from near. On one row of a sail, numbers follow each other. */
function lastRun(plan: Plan, chosen: readonly number[]): number[] {
  const last = spaceOf(plan, chosen.at(-1));
  if (!last) return [];
  const joins = (number: number) => {
    const space = spaceOf(plan, number);
    return chosen.includes(number) && space?.sail === last.sail && space.row === last.row;
  };
  let [from, to] = [last.number, last.number];
  while (joins(from - 1)) from--;
  while (joins(to + 1)) to++;
  return Array.from({ length: to - from + 1 }, (_, at) => from + at);
}

interface LogoTrialProps {
  plan: Plan;
  logo: SailLogo;
  chosen: readonly number[];
  remove: () => void;
}

/** The logo on the sail seen from near, and, under its field, what to know of it and what takes it off. */
export function LogoTrial({ plan, logo, chosen, remove }: LogoTrialProps) {
  const withLogo = (numbers: readonly number[]): SailSpace[] =>
    plan.spaces
      .filter(({ number }) => numbers.includes(number))
      .map((space) => ({ ...space, logo: { src: logo.src, cloth: logo.cloths.get(space.number) ?? "" } }));
  const run = lastRun(plan, chosen);
  const boat = sailOf(plan, spaceOf(plan, chosen.at(-1)))?.boat;
  const warnings = logoWarnings(plan, logo, chosen);
  return (
    <Grid columns="halves" space="wide">
      {boat ? (
        <SailCloseUp
          label={closeUp(closeUpSpaces(run))}
          boat={boat}
          drawing={plan.drawings[boat]}
          spaces={withLogo(run)}
        />
      ) : (
        <span />
      )}
      <Stack>
        {warnings.length > 0 && <List items={warnings} />}
        <div>
          <Button variant="secondary" onClick={remove}>
            {removal}
          </Button>
        </div>
      </Stack>
    </Grid>
  );
}
