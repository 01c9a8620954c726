import { describeAccountRule } from '../calculation/assemble-iban.js';
import { countryName } from '../registry/country-name.js';
import { type Language, textIn } from '../texts/language.js';
import { hasNationalRule } from '../national-checks/check-national.js';
import { nationalTexts } from '../national-checks/national-texts.js';
import type { KnownCountry, Registry } from '../registry/registry.js';
import { findSepaMembership, isInSepaBy } from '../registry/sepa.js';
import { type Field, findStructure, type Structure } from '../registry/structure.js';

/** `CountryOfIbans` of the contracts describes the fields. */
interface CountryDescription {
  readonly country: string;
  readonly name: string;
  readonly registered: boolean;
  readonly length: number;
  readonly structure: string;
  readonly pattern: string;
  readonly sepa: boolean;
  readonly sepaSince: string | null;
  readonly calculable: boolean;
  readonly accountNumber: string | null;
  readonly nationalCheckDigits: {
    readonly rule: string;
    readonly source: string;
    readonly binding: boolean;
  } | null;
}

/** All countries with IBANs in a release of the registry, ordered by code. @param day YYYY-MM-DD, for SEPA membership */
export function describeCountries(registry: Registry, day: string, language: Language = 'de'): CountryDescription[] {
  return registry.countries.map((registered) => describeCountry(registered, day, language));
}

function describeCountry(
  { structure, verdictRelease, sepaSince }: KnownCountry,
  day: string,
  language: Language,
): CountryDescription {
  const { country, partial, length } = structure;
  const shipped = findStructure(country);
  const calculable = shipped?.classes === structure.classes;
  return {
    country,
    name: countryName(structure, language),
    registered: !partial,
    length,
    structure: formatNotation(structure),
    pattern: buildPattern(structure),
    sepa: isInSepaBy(verdictRelease, country, day),
    sepaSince: sepaSince === undefined ? (findSepaMembership(country)?.paymentsSince ?? null) : sepaSince,
    calculable,
    accountNumber: calculable ? describeAccountRule(shipped, language) : null,
    nationalCheckDigits: describeNationalRule(structure, language),
  };
}

function describeNationalRule(
  { country, rulesApply }: Structure,
  language: Language,
): CountryDescription['nationalCheckDigits'] {
  const text = nationalTexts[country];
  if (!text || !rulesApply || !hasNationalRule(country)) return null;
  const { rule, source, warning } = text;
  return { rule: textIn(rule, language), source: textIn(source, language), binding: warning === undefined };
}

function formatNotation({ country, classes, fields }: Structure): string {
  const behindCountry = fields.filter(({ kind }) => kind !== 'country');
  return (
    country +
    behindCountry
      .map((field) => formatRuns(extractClasses(classes, field), (length, kind) => `${length}!${kind}`))
      .join('')
  );
}

const setOf: Readonly<Record<string, string>> = { n: '[0-9]', a: '[A-Z]', c: '[A-Z0-9]' };

function buildPattern({ country, classes }: Structure): string {
  return `^${country}${formatRuns(classes.slice(country.length), (length, kind) => `${setOf[kind]}{${length}}`)}$`;
}

function extractClasses(classes: string, { start, end }: Field): string {
  return classes.slice(start - 1, end);
}

function formatRuns(classes: string, write: (length: number, kind: string) => string): string {
  return classes.replace(/(.)\1*/g, (run, kind: string) => write(run.length, kind));
}
