import { spaceChoice } from "@sillages/content";
import { Button, SelectField, Stack, Status } from "@sillages/ui";
import { useState } from "react";
import type { PlanSpace } from "./plan.ts";
import { chooseSpaces, refuseSpace } from "./sailChoice.ts";

const { add, empty, label } = spaceChoice.list;

interface SpaceListProps {
  /** What is taken is named too, and cannot be picked. */
  spaces: readonly PlanSpace[];
  chosen: readonly number[];
  /** What has just changed. */
  said: string;
}

/**
 * The spaces in the browser's own list: the same choice, without seeing the plan. Its arrows go from one to the next and
 * choose nothing; the button does (WCAG 3.2.2).
 */
export function SpaceList({ spaces, chosen, said }: SpaceListProps) {
  const [picked, pick] = useState<{ value: string; among: readonly number[] }>();
  // What is chosen elsewhere meanwhile is where the list goes on from.
  const value = picked?.among === chosen ? picked.value : String(chosen.at(-1) ?? "");
  const addPicked = () => {
    const space = Number(value);
    if (space === 0 || chosen.includes(space)) refuseSpace(space);
    else chooseSpaces([...chosen, space]);
  };
  const options = spaces.map(({ name, number, state }) => ({
    value: String(number),
    label: name,
    disabled: state === "taken",
  }));
  return (
    <Stack space="near">
      <div>
        <SelectField
          label={label}
          name="espace"
          value={value}
          options={[{ value: "", label: empty }, ...options]}
          onChange={(next) => pick({ value: next, among: chosen })}
        />
      </div>
      <div>
        <Button variant="secondary" onClick={addPicked}>
          {add}
        </Button>
      </div>
      <Status>{said}</Status>
    </Stack>
  );
}
