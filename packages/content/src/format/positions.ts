import type { Position } from "../legs/geometry.ts";

const MINUTES_IN_A_DEGREE = 60;

/** An angle to the nearest minute: « 47° 44′ ». */
function angle(degrees: number): string {
  const minutes = Math.round(Math.abs(degrees) * MINUTES_IN_A_DEGREE);
  const rest = String(minutes % MINUTES_IN_A_DEGREE).padStart(2, "0");
  return `${Math.floor(minutes / MINUTES_IN_A_DEGREE)}°\u00A0${rest}′`;
}

/** A position as a chart says it, latitude first: « 47° 44′ N, 3° 22′ O ». */
export function positionInWords([longitude, latitude]: Position): string {
  const parallel = `${angle(latitude)}\u00A0${latitude < 0 ? "S" : "N"}`;
  return `${parallel}, ${angle(longitude)}\u00A0${longitude < 0 ? "O" : "E"}`;
}
