/** Something that an audit found. */
export interface Finding {
  where: string;
  problem: string;
}

/** What an audit found, or why it could not be made. */
export type Found = readonly Finding[] | string;

/**
 * Prints what an audit called `name` found, or why it could not be made. Whether it found nothing: one that was `asked` for by its
 * name must have been made.
 */
export function tell(name: string, found: Found, asked: boolean): boolean {
  if (typeof found === "string") {
    console.log(`– ${name}: not done, ${found}.`);
    return !asked;
  }
  if (found.length === 0) console.log(`✓ ${name}: nothing to mend.`);
  else console.error(`✗ ${name}: ${found.length} to mend.`);
  for (const { where, problem } of found) console.error(`    ${where}: ${problem}`);
  return found.length === 0;
}
