/** The padding of a card. */
export const room = "clamp(20px, 2vw, 32px)";

/** The padding of one that touches its neighbours. */
export const largeRoom = "clamp(24px, 2.6vw, 40px)";
