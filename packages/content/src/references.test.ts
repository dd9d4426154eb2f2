import { describe, expect, it } from "vitest";
import { lives } from "#data/lives";
import { organisations } from "#data/organisations";
import { home } from "./ports/home.ts";
import { ports } from "#data/ports";
import { press } from "#data/press";
import { spaces } from "./spaces/spaces.ts";
import type { Stage } from "./stages/stages.schema.ts";
import { stages } from "#data/stages";
import { timeline } from "#data/timeline";
import { videos } from "#data/videos";

const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id);
const named = <T>(values: readonly (T | undefined)[]) => values.filter((value) => value !== undefined);

// What an editor breaks by renaming an id: the entry that named it would show nothing, in silence.
describe("an entry that names another", () => {
  it("finds the organisation that holds a space", () => {
    expect(ids(organisations)).toEqual(expect.arrayContaining(named(spaces.map(({ holder }) => holder))));
  });
  it("finds the article of a date of the timeline", () => {
    expect(ids(press)).toEqual(expect.arrayContaining(named(timeline.map(({ article }) => article))));
  });
  it("finds the video of an organisation, in the playlist that the organisation presents", () => {
    const presented = organisations.filter(({ video }) => video !== undefined);
    const found = presented.map(({ video, playlist }) =>
      videos.find((entry) => entry.id === video && entry.playlist === playlist),
    );
    expect(named(found)).toHaveLength(presented.length);
  });
  it("finds the harbour of a stage", () => {
    const harbours = named(stages.map(({ harbour }: Stage) => harbour));
    expect(ids([home, ...ports])).toEqual(expect.arrayContaining(harbours));
  });
  it("finds the recording of a live", () => {
    expect(ids(videos)).toEqual(expect.arrayContaining(named(lives.map(({ replay }) => replay))));
  });
});
