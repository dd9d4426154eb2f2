import { Grid } from "@sillages/ui";
import { DataColumn } from "./DataColumn.tsx";
import { SessionColumn } from "./SessionColumn.tsx";
import { useEngine } from "./useEngine.ts";

/** A session, step by step: its events, its clock, its data. */
export function Playground() {
  const engine = useEngine();
  return (
    <Grid columns="halves" space="wide">
      <SessionColumn engine={engine} />
      <DataColumn engine={engine} />
    </Grid>
  );
}
