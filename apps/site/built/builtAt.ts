/**
 * The instant of a build, to the second, as `2026-11-22T10:00:00Z`: that of the sources where `SOURCE_DATE_EPOCH` gives it, in seconds,
 * so that two builds of the same sources are the same (https://reproducible-builds.org/specs/source-date-epoch/).
 *
 * @param now - In milliseconds, where it is not given.
 */
export function builtAtOf({ SOURCE_DATE_EPOCH }: NodeJS.ProcessEnv, now: number): string {
  if (SOURCE_DATE_EPOCH && !/^\d{1,12}$/.test(SOURCE_DATE_EPOCH))
    throw new Error(`SOURCE_DATE_EPOCH is « ${SOURCE_DATE_EPOCH} »: it is a number of seconds since 1970.`);
  const instant = SOURCE_DATE_EPOCH ? Number(SOURCE_DATE_EPOCH) * 1000 : now;
  return new Date(instant).toISOString().replace(/\.\d+/, "");
}
