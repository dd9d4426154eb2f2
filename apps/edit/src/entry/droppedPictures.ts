import type { Store } from "../api.ts";
import type { Draft } from "./drafts.ts";

type Dropped = Draft["dropped"];

/**
 * Does `then` once the pictures that were dropped for a draft have left with it, or are back with it. What cannot be done with them now
 * stops nothing: the check tells of a picture that is missing.
 */
export const droppedPictures = (store: Store) => ({
  leave(dropped: Dropped, then: () => void = () => undefined) {
    if (!dropped) return then();
    void store.leavePictures(dropped).then(then, then);
  },
  takeBack(dropped: Dropped, then: () => void) {
    if (!dropped) return then();
    void store.takePicturesBack(dropped).then(then, then);
  },
});
