// What a schema refuses, in French.
import { mendSpaces } from "@sillages/french/typography";
import { z } from "zod";

type Issue = z.core.$ZodIssue;
type RawIssue = z.core.$ZodRawIssue;

/** What is wrong with `value`, without a full stop. */
export function problemOf(issue: Issue, value: unknown): string {
  if (value === undefined) return MISSING;
  switch (issue.code) {
    case "too_small":
      return `${sizeOf(value)}, c’est trop peu`;
    case "too_big":
      return `${sizeOf(value)}, c’est trop`;
    default:
      return `${shown(value)} ne convient pas`;
  }
}

const MISSING = "champ manquant";

/** What YAML asks for where a text looks like a number. */
const IN_QUOTES = ", entre guillemets droits";

/** Where the file of another entry is, which a form does not show. */
const PLACE = / \(packages\/content\/[^)]*\)$/;

/** The same words for who fills a form, and sees neither quotes, dashes nor files: « un texte », « un nombre ». */
export function saidInForm<Said extends { readonly problem: string; readonly remedy: string }>(
  said: Said,
): Said {
  const [kind] = Object.entries(kinds).find(([, words]) => said.remedy === toWrite(words)) ?? [];
  const remedy =
    kind === undefined
      ? said.remedy.replace(IN_QUOTES, "")
      : toWrite(kindsInForm[kind] ?? "une valeur d’une autre sorte");
  return {
    ...said,
    problem: said.problem === MISSING ? "ce champ est vide" : said.problem.replace(PLACE, ""),
    remedy,
  };
}

const toWrite = (what: string) => sentence(`écrire ${what}`);

function sizeOf(value: unknown): string {
  if (typeof value === "string")
    return `« ${cut(value)} » fait ${value.length} caractère${value.length > 1 ? "s" : ""}`;
  if (Array.isArray(value)) return `la liste compte ${value.length} élément${value.length > 1 ? "s" : ""}`;
  return `la valeur est ${String(value)}`;
}

function shown(value: unknown): string {
  if (typeof value === "string") return `« ${cut(value)} »`;
  if (typeof value === "number" || typeof value === "boolean") return `« ${value} »`;
  return Array.isArray(value) ? "cette liste" : "cette valeur";
}

/** What to do about an issue whose schema says nothing itself. */
export function remedyOf(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case "unrecognized_keys":
      // Only the schema knows the names that it accepts: they travel in the message.
      return issue.inst instanceof z.ZodObject ? Object.keys(issue.inst.shape).join("|") : "";
    case "invalid_type":
      return `écrire ${kinds[issue.expected] ?? "une valeur d’une autre sorte"}`;
    case "invalid_value":
      return amongWords(issue.values);
    case "invalid_union":
      return Array.isArray(issue["options"]) ? amongWords(issue["options"]) : undefined;
    case "too_small":
      return `${issue.exact ? "écrire exactement" : "écrire au moins"} ${measure(issue.minimum, issue.origin)}`;
    case "too_big":
      return `${issue.exact ? "écrire exactement" : "écrire au plus"} ${measure(issue.maximum, issue.origin)}`;
    case "invalid_format":
      return formats[issue.format] ?? (issue.inst instanceof z.ZodType ? issue.inst.description : undefined);
    default:
      return undefined;
  }
}

export const amongWords = (choices: readonly unknown[]) =>
  `choisir parmi : ${choices.map(String).join(", ")}`;

const kinds: Readonly<Record<string, string>> = {
  string: "un texte entre guillemets droits",
  number: "un nombre, sans guillemets",
  int: "un nombre entier, sans guillemets",
  boolean: "true (oui) ou false (non), sans guillemets",
  array: "une liste : un élément par ligne, après un tiret",
  tuple: "une liste : un élément par ligne, après un tiret",
  object: "des champs, un par ligne, en retrait",
};

const kindsInForm: Readonly<Record<string, string>> = {
  string: "un texte",
  number: "un nombre",
  int: "un nombre entier",
  boolean: "oui ou non",
  array: "au moins un élément",
  tuple: "chaque élément",
  object: "ce que ses champs demandent",
};

const formats: Readonly<Record<string, string>> = {
  date: "écrire un jour qui existe, année-mois-jour : « 2025-11-14 »",
  email: "écrire une adresse complète : « contact@sillages.example »",
  url: "écrire une adresse complète en https : « https://www.goulvarec.example »",
  template_literal: "un mois s’écrit année-mois : « 2026-03 »",
  ends_with: "terminer le texte par un point",
};

function measure(count: number | bigint, origin: string): string {
  const unit = origin === "string" ? " caractère" : origin === "array" ? " élément" : "";
  return `${count}${unit && count > 1 ? `${unit}s` : unit}`;
}

function cut(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).trimEnd()}…` : text;
}

/** A capital at the start, a full stop at the end, and the right spaces: schemas are written by developers. */
export function sentence(text: string): string {
  const whole = mendSpaces(text.charAt(0).toUpperCase() + text.slice(1));
  return /[.!?…]$/.test(whole) ? whole : `${whole}.`;
}
