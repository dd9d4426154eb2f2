import { type ReactNode, useId } from "react";
import { Button, DataTable, Grid, Heading, Stack, Text } from "@sillages/ui";
import { useEngine } from "./useEngine.ts";

function Field({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <Text as="div">
      <label htmlFor={id}>{label}</label> {children(id)}
    </Text>
  );
}

function Code({ label, text }: { label: string; text: string }) {
  return (
    <Field label={label}>
      {(id) => (
        <textarea id={id} readOnly rows={Math.min(12, text.split("\n").length + 1)} cols={48} value={text} />
      )}
    </Field>
  );
}

const moves = ["next", "previous", "pause", "resume", "finish", "tick"] as const;

/** A session, step by step: its events, its clock, its data. */
export function Playground() {
  const engine = useEngine();
  const { challenge, left, log, now, result, saved, seed, session, size } = engine;
  const drawn = session.draw.questions[session.index];

  return (
    <Grid columns="halves" space="wide">
      <Stack>
        <Heading level={2}>Session</Heading>
        <Field label="seed">
          {(id) => (
            <input
              id={id}
              type="number"
              value={seed}
              onChange={(event) => engine.redraw(event.target.valueAsNumber || 0, size)}
            />
          )}
        </Field>
        <Field label="size">
          {(id) => (
            <input
              id={id}
              type="number"
              min={0}
              max={8}
              value={size}
              onChange={(event) => engine.redraw(seed, event.target.valueAsNumber || 0)}
            />
          )}
        </Field>
        <Field label={`now: ${now / 1000} s`}>
          {(id) => (
            <input
              id={id}
              type="range"
              min={0}
              max={400}
              value={now / 1000}
              onChange={(event) => engine.setNow(event.target.valueAsNumber * 1000)}
            />
          )}
        </Field>
        <Text tone="strong">
          {session.status}, question {session.index + 1}/{session.draw.questions.length}, {(left ?? 0) / 1000}{" "}
          s left, {result.points}/{result.maximum} points
        </Text>
        {drawn && (
          <Stack space="close">
            <Text size="lead">{drawn.question.question}</Text>
            <Stack direction="row" space="close">
              {drawn.choices.map(({ option, text }) => (
                <Button
                  key={option}
                  size="small"
                  variant={session.answers[session.index] === option ? "accent" : "secondary"}
                  onClick={() => engine.send({ type: "answer", option })}
                >
                  {text}
                </Button>
              ))}
            </Stack>
          </Stack>
        )}
        <Stack direction="row" space="close">
          {moves.map((type) => (
            <Button key={type} size="small" variant="secondary" onClick={() => engine.send({ type })}>
              {engine.refused({ type }) ? `${type} (refused)` : type}
            </Button>
          ))}
        </Stack>
        <DataTable
          caption="Events, the last one first"
          columns={[
            { key: "id", label: "n°" },
            { key: "at", label: "at (s)", numeric: true },
            { key: "event", label: "event" },
            { key: "outcome", label: "outcome" },
          ]}
          rows={log.map(({ at, event, id, outcome }) => ({
            id: String(id),
            cells: { id, at: at / 1000, event, outcome: outcome || "–" },
          }))}
        />
      </Stack>
      <Stack>
        <Heading level={2}>Data</Heading>
        <Code label="session" text={JSON.stringify({ ...session, draw: "…" }, null, 1)} />
        <Code label={`save (${new TextEncoder().encode(saved).length} bytes)`} text={saved} />
        <Stack direction="row" space="close">
          <Button size="small" variant="secondary" onClick={() => engine.restoreFrom(saved)}>
            restore
          </Button>
          <Button
            size="small"
            variant="secondary"
            onClick={() => engine.restoreFrom(`${saved.slice(0, -2)}xx`)}
          >
            restore a damaged save
          </Button>
        </Stack>
        <Code label={`challenge (${challenge.length} characters)`} text={challenge} />
      </Stack>
    </Grid>
  );
}
