import { sailDesk } from "@sillages/content";
import { SelectField, Stack, Status } from "@sillages/ui";
import { options } from "./namedSpaces.ts";

const { empty, label } = sailDesk.list;

export interface SpaceListProps {
  chosen: readonly number[];
  choose: (chosen: readonly number[]) => void;
  /** What has just changed. */
  said: string;
}

/** The free spaces in the browser's own list: the same choice, without seeing the plan. */
export function SpaceList({ chosen, choose, said }: SpaceListProps) {
  return (
    <Stack space="near">
      <div>
        <SelectField
          label={label}
          name="espace"
          value={String(chosen.at(-1) ?? "")}
          options={[{ value: "", label: empty }, ...options]}
          onChange={(value) => {
            const number = Number(value);
            choose(value ? [...chosen.filter((other) => other !== number), number] : []);
          }}
        />
      </div>
      <Status>{said}</Status>
    </Stack>
  );
}
