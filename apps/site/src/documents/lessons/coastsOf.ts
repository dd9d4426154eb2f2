import { ports, type TeachingSession } from "@sillages/content";

/** The two coasts that a session compares, each with its port; none where it compares none. @throws at a port that is no call. */
export function coastsOf({ coasts, id }: Pick<TeachingSession, "coasts" | "id">) {
  return (coasts?.texts ?? []).map((coast) => {
    const port = ports.find((one) => one.id === coast.port);
    if (!port) throw new Error(`The lesson ${id} tells of a port that is no call: ${coast.port}.`);
    return { ...coast, port };
  });
}
