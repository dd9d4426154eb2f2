import { incidents } from "@sillages/content";
import { Alert } from "@sillages/ui";

/** Shown by the first script of a page (boot/recorder.ts) when the others cannot be had: after a deploy, or on a failing network. */
export function ScriptFailure() {
  const { offline, reload, text } = incidents.scripts;
  return (
    <Alert id="panne" action={{ label: reload, href: "" }} hidden>
      {text} <span hidden>{offline}</span>
    </Alert>
  );
}
