import { describe, expect, it } from "vitest";
import { followed, type Known } from "./followed.ts";

const planned = { start: "2026-10", end: "2027-05" } as const;

const home = (at: string, boat = "rouge"): Known => ({ at, boat, atHome: true });
const away = (at: string, boat = "rouge"): Known => ({ at, boat, atHome: false });

describe("a voyage that follows the log", () => {
  it("is as planned when nothing is known of it", () => {
    expect(followed(planned, [])).toEqual(planned);
  });

  it("is as planned when the log tells what was planned", () => {
    expect(followed(planned, [home("2026-10-10T13:05Z"), away("2026-10-13T06:50Z", "bleue")])).toEqual(
      planned,
    );
  });

  it("has not started as long as the boats are known to be at home", () => {
    expect(followed(planned, [home("2026-10-04T08:00Z"), home("2026-11-12T08:00Z", "bleue")])).toEqual({
      start: "2026-11",
      end: "2027-05",
    });
  });

  it("started when a boat was first known to be away, sooner or later than planned", () => {
    expect(followed(planned, [home("2026-10-04T08:00Z"), away("2026-12-01T08:00Z")]).start).toBe("2026-12");
    expect(followed(planned, [away("2026-09-28T08:00Z")]).start).toBe("2026-09");
  });

  it("lasts as long as one boat is known to be away", () => {
    const late = [away("2026-10-13T06:50Z", "bleue"), home("2027-05-20T06:50Z"), away("2027-06-02T06:50Z")];
    expect(followed(planned, late).end).toBe("2027-06");
  });

  it("ends with the return of the last boat, sooner than planned if it was", () => {
    const both = [away("2026-10-13T06:50Z", "bleue"), away("2026-10-14T06:50Z")];
    const one = [...both, home("2027-04-02T06:50Z")];
    expect(followed(planned, one).end).toBe("2027-05");
    expect(followed(planned, [...one, home("2027-04-28T06:50Z", "bleue")]).end).toBe("2027-04");
  });

  it("never ends before it starts", () => {
    const { end, start } = followed(planned, [home("2027-08-02T06:50Z")]);
    expect([start, end]).toEqual(["2027-08", "2027-08"]);
  });
});
