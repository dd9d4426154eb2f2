import { askedAddress } from "@sillages/content";
import { Text } from "@sillages/ui";
import { ADDRESS_SLOT, ASKED_ADDRESS } from "../../boot/addressSlot.ts";

/**
 * Says back which address led here. The page is one for all of them: its own script writes the line again (boot/askedAddress.ts),
 * and needs nothing of React.
 */
export function AskedAddress() {
  return (
    <Text tone="strong">
      <span id={ASKED_ADDRESS} data-known={askedAddress.known(ADDRESS_SLOT)} suppressHydrationWarning>
        {askedAddress.unknown}
      </span>
    </Text>
  );
}
