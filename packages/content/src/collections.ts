// Every collection with its schema: read by tests and tools only, never by the site.
import { all, madeFrom } from "#data/all";
import { journalTexts } from "#data/journal-texts";
import { pressTexts } from "#data/press-texts";
import type { z } from "zod";
import { contestRule } from "./contest/contest.schema.ts";
import { photoRules, videoRules } from "./contest/rules.ts";
import { dataCollections, type DataCollection } from "./data/registry.ts";
import { leg } from "./legs/legs.schema.ts";
import { legs } from "./legs/legs.ts";
import { opportunityReading } from "./offer/offer.schema.ts";
import { opportunityReadings } from "./offer/opportunities.ts";
import { home } from "./ports/home.ts";
import { harbour } from "./ports/ports.schema.ts";
import { pressTabs } from "./press/filters.ts";
import { pressTab } from "./press/press.schema.ts";
import { rarity } from "./prizes/prizes.schema.ts";
import { rarities } from "./prizes/rarities.ts";
import { difficulty, level, quizFormat } from "./quiz/quiz.schema.ts";
import { difficulties, levels, quizFormats } from "./quiz/quiz.ts";
import { sail } from "./sails/sails.schema.ts";
import { sails } from "./sails/sails.ts";
import { space } from "./spaces/spaces.schema.ts";
import { spaces } from "./spaces/spaces.ts";
import { teamFilters } from "./team/filters.ts";
import { teamFilter } from "./team/team.schema.ts";
import { longText, type LongText } from "./texts.schema.ts";

export interface Collection {
  /** The collection's name as an editor says it. Example: « équipe ». */
  readonly name: string;
  /** What holds the data, from the package's root: a module, a folder. Examples: `src/sails/sails.ts`, `data/team/`. */
  readonly file: string;
  /** The module that exports the list, from the package's root. */
  readonly module: string;
  /** Where each entry is a file of its own: those files, in the order of `entries`. */
  readonly files?: readonly string[];
  /** The schema of one entry. */
  readonly schema: z.ZodType;
  readonly entries: readonly unknown[];
  /** What no two entries may share. */
  readonly unique: readonly string[];
  /** The entries that a page asks for by name. */
  readonly needs?: readonly string[];
  /** Whether the pages stand whole without any entry: they say that there is none yet. */
  readonly mayBeEmpty: boolean;
}

/** Not those that are there by now: one that cannot be read any more would have its neighbours take its entry for theirs. */
const filesOf = (folder: string) => madeFrom[folder] ?? [];

/** The entries as the site imports them, with the files that they were made from. */
function kept(collection: DataCollection): Collection[] {
  const { folder, key, mayBeEmpty = false, name, needs = [], single, unique } = collection;
  const made = all[folder];
  const module = `generated/${folder}.ts`;
  const whole = {
    mayBeEmpty,
    module,
    needs,
    name,
    schema: collection.made ?? collection.schema,
  };
  const files = filesOf(folder);
  if (single) return [{ ...whole, file: `data/${folder}.yaml`, files, entries: [made], unique }];
  const fields = key === undefined ? unique : [key, ...unique];
  if (Array.isArray(made))
    return [{ ...whole, file: `data/${folder}/`, files, entries: made, unique: fields }];
  return Object.entries(made as Readonly<Record<string, readonly unknown[]>>).map(([group, entries]) => {
    const inside = `data/${folder}/${group}/`;
    const own = files.filter((file) => file.startsWith(inside));
    return { ...whole, name: `${name} « ${group} »`, file: inside, files: own, entries, unique: fields };
  });
}

/** The long texts of a collection, kept apart from its entries. */
function texts(name: string, folder: string, entries: readonly LongText[]): Collection {
  return {
    name,
    file: `data/${folder}/`,
    module: `generated/${folder}-texts.ts`,
    files: filesOf(folder),
    schema: longText,
    entries,
    unique: ["id"],
    mayBeEmpty: true,
  };
}

function written(
  name: string,
  file: string,
  schema: z.ZodType,
  entries: readonly unknown[],
  ...unique: string[]
): Collection {
  return {
    name,
    file: `src/${file}.ts`,
    module: `src/${file}.ts`,
    schema,
    entries,
    unique,
    mayBeEmpty: false,
  };
}

export const collections: readonly Collection[] = [
  ...dataCollections.flatMap(kept),
  texts("textes de la presse", "press", pressTexts),
  texts("textes du journal de bord", "journal", journalTexts),

  // What the specification fixes, or what is counted: kept in TypeScript
  written("filtres de l’équipe", "team/filters", teamFilter, teamFilters, "id", "label"),
  written("onglets de la presse", "press/filters", pressTab, pressTabs, "id", "label"),
  written("règlement du concours photo", "contest/rules", contestRule, photoRules, "id", "term"),
  written("règlement du défi vidéo", "contest/rules", contestRule, videoRules, "id", "term"),
  written("raretés", "prizes/rarities", rarity, rarities, "id", "label", "drawing"),
  written("difficultés", "quiz/quiz", difficulty, difficulties, "id", "label", "points", "drawing"),
  written("niveaux", "quiz/quiz", level, levels, "id", "label", "from", "drawing"),
  written("formats du quiz", "quiz/quiz", quizFormat, quizFormats, "id", "label"),
  written("lectures des places", "offer/opportunities", opportunityReading, opportunityReadings, "id"),
  written("voiles", "sails/sails", sail, sails, "id", "name"),
  written("espaces", "spaces/spaces", space, spaces, "number"),
  written("port d’attache", "ports/home", harbour, [home], "id"),
  written("étapes de navigation", "legs/legs", leg, Object.values(legs).flat()),
];
