import { decapitalised, memberOf, pressTake, type Quote } from "@sillages/content";

/** Who said a quote, and when; nothing of somebody whom the team has not. */
export function spokenBy({ said, speaker }: Quote): string | undefined {
  const member = memberOf(speaker);
  return member && pressTake.spoken(member.name, decapitalised(member.role), said);
}
