/** Printed with the three prizes. */
export const videoInvitation = "Les trois gagnants sont invités au départ de 2026.";
