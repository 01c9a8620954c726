import type { Language } from '../texts/language.js';
import { computeLetterPair, findShippedFields, findStructure, letterPairs, type Structure } from './structure.js';
import { loadedStructure } from './structure-of-verdict.js';
import { shippedRelease } from '../texts/texts.js';
import { textsIn } from '../texts/texts-in.js';
import type { VerdictRelease } from '../verdict/verdict.js';

export interface RegistryEntry {
  readonly country: string;
  readonly name: string;
  /** In the notation of `structureTable`. */
  readonly fields: string;
  /** First day in Germany (YYYY-MM-DD); null: since the start of the release. */
  readonly validFrom: string | null;
  /** First day of SEPA payments (YYYY-MM-DD); null: not in SEPA. Left out: as shipped. */
  readonly sepaSince?: string | null;
}

/** A loaded release of the registry. It is complete: countries that it does not list have no IBANs. */
export interface LoadedRelease extends Pick<VerdictRelease, 'version' | 'name' | 'date'> {
  /** A country may have several entries with different days. */
  readonly entries: readonly RegistryEntry[];
}

interface ReleaseName {
  /** null: the shipped release. */
  readonly version: string | null;
  readonly name: string;
  readonly date: string;
}

export interface RegisteredCountry {
  readonly structure: Structure | undefined;
  /** The release as stored in a verdict; undefined for the shipped one. */
  readonly verdictRelease: VerdictRelease | undefined;
  /** `RegistryEntry.sepaSince`; a verdict's own value may differ by a day. */
  readonly sepaSince?: string | null;
}

export type KnownCountry = RegisteredCountry & { readonly structure: Structure };

export function isKnown(country: RegisteredCountry): country is KnownCountry {
  return country.structure !== undefined;
}

/** One release of the IBAN registry as of a day, prepared for look-ups. Immutable. */
export class Registry {
  /** @param byLetters by `computeLetterPair`; @param unknown for all other texts */
  constructor(
    private readonly byLetters: readonly RegisteredCountry[],
    private readonly unknown: RegisteredCountry,
  ) {}

  /** Version of the release; null for the shipped one. */
  get version(): string | null {
    return this.unknown.verdictRelease?.version ?? null;
  }

  /** The release with its German name. */
  get release(): ReleaseName {
    return this.releaseIn('de');
  }

  /** The release with its name in a language; the shipped one has a month as its date. */
  releaseIn(language: Language): ReleaseName {
    const { version, name, date } = this.unknown.verdictRelease ?? shippedRelease;
    return { version, name: textsIn[language].registrySource(name), date };
  }

  get countries(): readonly KnownCountry[] {
    return this.byLetters.filter(isKnown);
  }

  /** @param text country code, or an IBAN that begins with it, in upper case */
  of(text: string): RegisteredCountry {
    const index = computeLetterPair(text);
    return index < 0 ? this.unknown : this.byLetters[index]!;
  }
}

export const shippedRegistry = buildRegistry(undefined, (country) => ({
  structure: findStructure(country),
  verdictRelease: undefined,
}));

/** @param day YYYY-MM-DD */
export function isActive({ validFrom }: Pick<RegistryEntry, 'validFrom'>, day: string): boolean {
  return validFrom === null || validFrom <= day;
}

/**
 * Prepares a loaded release for a day. Countries outside the registry with numbers like IBANs remain as shipped, unless the release lists them.
 * @param day in Germany (YYYY-MM-DD)
 * @throws Error when a structure cannot be parsed, which readers of files prevent
 */
export function compileRegistry({ version, name, date, entries }: LoadedRelease, day: string): Registry {
  const inForce = new Map<string, RegistryEntry>();
  const ordered = entries.filter((entry) => isActive(entry, day)).toSorted(byDay);
  for (const entry of ordered) inForce.set(entry.country, entry);
  const release = { version, name, date };
  return buildRegistry(release, (country) => listedCountry(release, country, inForce.get(country), day));
}

function byDay(a: RegistryEntry, b: RegistryEntry): number {
  return (a.validFrom ?? '').localeCompare(b.validFrom ?? '');
}

function listedCountry(
  release: VerdictRelease,
  country: string,
  entry: RegistryEntry | undefined,
  day: string,
): RegisteredCountry {
  const shipped = findStructure(country);
  if (!entry) return unlistedCountry(release, shipped);
  const { name, fields, sepaSince } = entry;
  const sepa = sepaSince === undefined ? {} : { sepaSince };
  // Answers use UTC dates, in which a country's first day in Germany begins on the evening before.
  const sepaOfVerdict = sepaSince === day ? { sepaSince: dayBefore(day) } : sepa;
  if (shipped && !shipped.partial && fields === findShippedFields(country))
    return { structure: shipped, verdictRelease: { ...release, ...sepaOfVerdict }, ...sepa };
  return {
    structure: loadedStructure(country, name, fields),
    verdictRelease: { ...release, fields, countryName: name, ...sepaOfVerdict },
    ...sepa,
  };
}

function dayBefore(day: string): string {
  return new Date(Date.parse(day) - 1).toISOString().slice(0, 10);
}

function unlistedCountry(release: VerdictRelease, shipped: Structure | undefined): RegisteredCountry {
  if (!shipped || shipped.partial) return { structure: shipped, verdictRelease: release };
  return { structure: undefined, verdictRelease: { ...release, fields: null } };
}

function buildRegistry(release: VerdictRelease | undefined, of: (country: string) => RegisteredCountry): Registry {
  const unknown: RegisteredCountry = { structure: undefined, verdictRelease: release };
  return new Registry(letterPairs.map(of), unknown);
}
