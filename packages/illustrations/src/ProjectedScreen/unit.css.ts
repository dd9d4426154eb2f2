import { createVar } from "@vanilla-extract/css";

/** A hundredth of the screen: of its width, or of the width that its height would have on a projector of four by three. */
export const unit = createVar();
