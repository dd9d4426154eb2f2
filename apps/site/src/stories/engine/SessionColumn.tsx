import { Button, DataTable, Heading, Stack, Text } from "@sillages/ui";
import { Field } from "./Field.tsx";
import type { Engine } from "./useEngine.ts";

const moves = ["next", "previous", "pause", "resume", "finish", "tick"] as const;

/** The draw, the clock, the question, what may be done with it, and what came of each event. */
export function SessionColumn({ engine }: { engine: Engine }) {
  const { left, log, now, result, seed, session, size } = engine;
  const drawn = session.draw.questions[session.index];
  return (
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
        {session.status}, question {session.index + 1}/{session.draw.questions.length}, {(left ?? 0) / 1000} s
        left, {result.points}/{result.maximum} points
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
  );
}
