import { describe, expect, it } from "vitest";
import { refusal } from "./guard.ts";

const guard = { port: 4180, key: "sesame" };
const asked = { host: "localhost:4180", origin: "http://localhost:4180", key: "sesame" };

describe("the editor's server", () => {
  it("answers the page that holds the key", () => {
    expect(refusal(asked, guard)).toBeUndefined();
    expect(refusal({ ...asked, host: "127.0.0.1:4180", origin: undefined }, guard)).toBeUndefined();
  });

  it("refuses a page of another site, whatever it sends", () => {
    expect(refusal({ ...asked, origin: "https://elsewhere.example" }, guard)).toBe("origin");
    expect(refusal({ ...asked, origin: "http://localhost:5173" }, guard)).toBe("origin");
    expect(refusal({ ...asked, origin: "null" }, guard)).toBe("origin");
  });

  it("refuses a domain that somebody points at this machine", () => {
    expect(refusal({ ...asked, host: "rebound.example:4180", origin: undefined }, guard)).toBe("origin");
    expect(refusal({ ...asked, host: undefined }, guard)).toBe("origin");
  });

  it("refuses who does not hold the key", () => {
    expect(refusal({ ...asked, key: undefined }, guard)).toBe("key");
    expect(refusal({ ...asked, key: "Sesame" }, guard)).toBe("key");
    expect(refusal({ ...asked, key: "" }, guard)).toBe("key");
  });
});
