/** Before the tour; from its first month to the crossing; during the crossing; once the boats are back. */
export const phases = ["before", "tour", "crossing", "after"] as const;

export type Phase = (typeof phases)[number];
