import type { Mistake } from "@sillages/french";
import type { Finding } from "../finding.ts";
import type { Subject } from "../walk.ts";
import { at, fieldOf } from "./fieldOf.ts";

/** What is left of the article that was copied to make a new one. An agency signs in more than one media: its name alone is no copy. */
export function copiedArticles(press: readonly Subject[]): Finding[] {
  const dateOf = (item: Subject) => String(fieldOf(item, "fullDate"));
  // The copy is the newer one.
  const oldestFirst = press.toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)));
  return oldestFirst.flatMap((item, index) => {
    const before = oldestFirst.slice(0, index);
    const same = (other: Subject, ...fields: readonly string[]) =>
      fields.every((field) => fieldOf(other, field) === fieldOf(item, field));
    const seen = isSeen(item) ? before.filter((other) => same(other, ...audience)) : [];
    const said = before.filter((other) => fieldOf(other, "excerpt") !== undefined && same(other, "excerpt"));
    const signed = [...seen, ...said].find((other) => same(other, "journalist") && !same(other, "source"));
    const [figures] = seen;
    const retold = said.find((other) => same(other, "source"));
    return [
      ...(figures
        ? [at(item, ["views"], copied("les vues, partages et mentions j’aime sont ceux", figures))]
        : []),
      ...(retold ? [at(item, ["excerpt"], copied("l’extrait est celui", retold))] : []),
      ...(signed ? [at(item, ["journalist"], copied("le nom du journaliste est celui", signed))] : []),
    ];
  });
}

const audience = ["views", "shares", "likes"];

/** Whether somebody has seen it: a new article has no audience, as others that are new. */
const isSeen = (item: Subject) =>
  audience.some((figure) => Number.parseFloat(String(fieldOf(item, figure))) > 0);

const copied = (what: string, { entry }: Subject): Mistake => ({
  problem: `${what} de « ${entry} », au signe près, comme dans une copie`,
  remedy: "Écrire ce qui est vrai de cet article.",
});
