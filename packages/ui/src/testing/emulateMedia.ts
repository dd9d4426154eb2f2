import { cdp } from "vitest/browser";

interface Emulation {
  send: (
    method: "Emulation.setEmulatedMedia",
    params: { features: { name: string; value: string }[] },
  ) => Promise<unknown>;
}

/** Makes the browser of the tests say that its reader asked for something: `forced-colors`, `prefers-contrast`. */
export const emulateMedia = (name: string, value: string) =>
  (cdp() as unknown as Emulation).send("Emulation.setEmulatedMedia", { features: [{ name, value }] });
