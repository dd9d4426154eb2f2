import { equipe, memberCount, team, teamFilters } from "@sillages/content";
import { Chip, Fieldset, ScriptOnly } from "@sillages/ui";

/** The trades and how many work at each. `useTeamChoice` gives life to the chips, by their values. */
export function TeamFilters() {
  return (
    <ScriptOnly>
      <Fieldset legend={equipe.filters.label} layout="line" quiet>
        {teamFilters.map(({ id, label }) => (
          <Chip key={id} value={id} pressed={id === "tous"} count={memberCount(team, id)}>
            {label}
          </Chip>
        ))}
      </Fieldset>
    </ScriptOnly>
  );
}
