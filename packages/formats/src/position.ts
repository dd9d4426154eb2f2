/** A place on Earth, in degrees (WGS 84): longitude first, as GeoJSON has it. */
export type Position = readonly [longitude: number, latitude: number];
