import { askedAddress } from "@sillages/content";
import { Text } from "@sillages/ui";
import { useSyncExternalStore } from "react";
import { readableAddress } from "./readableAddress.ts";

const neverChanges = () => () => undefined;

/** Says back which address led here. Its line stands already in the HTML, which is one for all addresses. */
export function AskedAddress() {
  const address = useSyncExternalStore(
    neverChanges,
    () => readableAddress(location.pathname),
    () => undefined,
  );
  return (
    <Text tone="strong">{address === undefined ? askedAddress.unknown : askedAddress.known(address)}</Text>
  );
}
