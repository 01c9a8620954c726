import { addDays } from './add-days.js';
import { LETTER_PAIRS, letterPairOf, shippedFieldsOf, type Structure, structureOf } from './structure.js';
import { loadedStructure } from './structure-of-verdict.js';
import { texts } from './texts.js';
import type { JudgedBy } from './verdict.js';

/** What a loaded release says of one country from a day on. */
export interface RegistryEntry {
  /** ISO 3166 code. */
  readonly country: string;
  /** German. */
  readonly name: string;
  /** As in `structureTable`. */
  readonly fields: string;
  /** First day in Germany (YYYY-MM-DD); null: since the release holds. */
  readonly validFrom: string | null;
  /** Since when SEPA payments reach the country (YYYY-MM-DD); null: they do not. Left out: as the product itself knows it. */
  readonly sepaSince?: string | null;
}

/** A release of the registry that was loaded: all its countries; those that it does not name have no IBANs in it. */
export interface RegistryRelease extends Pick<JudgedBy, 'version' | 'name' | 'date'> {
  /** A country may stand in it more than once, with other days. */
  readonly entries: readonly RegistryEntry[];
}

/** What a registry says of the country of an IBAN. */
export interface RegisteredCountry {
  /** undefined: no country with IBANs has this code. */
  readonly structure: Structure | undefined;
  /** What a verdict keeps of the release; undefined of the shipped one. */
  readonly judgedBy: JudgedBy | undefined;
}

export type KnownCountry = RegisteredCountry & { readonly structure: Structure };

export function isKnown(registered: RegisteredCountry): registered is KnownCountry {
  return registered.structure !== undefined;
}

const shippedRelease = { version: null, name: texts.registrySource, date: texts.registryDate };
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** One release of the IBAN registry as of a day, ready for look-ups. Never changes. */
export class Registry {
  /** @param byLetters by the place of the two letters; @param unknown for all other texts */
  constructor(
    private readonly byLetters: readonly RegisteredCountry[],
    private readonly unknown: RegisteredCountry,
  ) {}

  /** The version of the release; null of the shipped one. */
  get version(): string | null {
    return this.unknown.judgedBy?.version ?? null;
  }

  /** Of the shipped release the date is its month. */
  get release(): { readonly version: string | null; readonly name: string; readonly date: string } {
    const { version, name, date } = this.unknown.judgedBy ?? shippedRelease;
    return { version, name, date };
  }

  /** All countries with IBANs, in the order of their codes. */
  get countries(): readonly KnownCountry[] {
    return this.byLetters.filter(isKnown);
  }

  /** @param text the country's code, or an IBAN that begins with it, in upper case */
  of(text: string): RegisteredCountry {
    const place = letterPairOf(text);
    return place < 0 ? this.unknown : this.byLetters[place]!;
  }
}

/** The release that the product is shipped with. */
export const shippedRegistry = registryOf(undefined, (country) => ({
  structure: structureOf(country),
  judgedBy: undefined,
}));

/** Whether an entry holds on a day. @param day YYYY-MM-DD */
export function isActive({ validFrom }: Pick<RegistryEntry, 'validFrom'>, day: string): boolean {
  return validFrom === null || validFrom <= day;
}

/**
 * A loaded release as it holds on a day. Countries outside the registry whose numbers are built like IBANs stay as they are shipped, unless
 * the release names them.
 * @param day in Germany (YYYY-MM-DD)
 * @throws Error when a structure cannot be read; readers of files refuse such ones
 */
export function compileRegistry({ version, name, date, entries }: RegistryRelease, day: string): Registry {
  const inForce = new Map<string, RegistryEntry>();
  const ordered = entries.filter((entry) => isActive(entry, day)).toSorted(byDay);
  for (const entry of ordered) inForce.set(entry.country, entry);
  const release = { version, name, date };
  return registryOf(release, (country) => registered(release, country, inForce.get(country), day));
}

function byDay(a: RegistryEntry, b: RegistryEntry): number {
  return (a.validFrom ?? '').localeCompare(b.validFrom ?? '');
}

function registered(
  release: JudgedBy,
  country: string,
  entry: RegistryEntry | undefined,
  day: string,
): RegisteredCountry {
  const shipped = structureOf(country);
  if (!entry) return unnamed(release, shipped);
  const { name, fields, sepaSince } = entry;
  // Answers tell their time in UTC: there a country's first day in Germany begins on the evening before.
  const sepa = sepaSince === undefined ? {} : { sepaSince: sepaSince === day ? addDays(day, -1) : sepaSince };
  if (shipped && !shipped.partial && fields === shippedFieldsOf(country))
    return { structure: shipped, judgedBy: { ...release, ...sepa } };
  return {
    structure: loadedStructure(country, name, fields),
    judgedBy: { ...release, fields, countryName: name, ...sepa },
  };
}

function unnamed(release: JudgedBy, shipped: Structure | undefined): RegisteredCountry {
  if (!shipped || shipped.partial) return { structure: shipped, judgedBy: release };
  return { structure: undefined, judgedBy: { ...release, fields: null } };
}

function registryOf(release: JudgedBy | undefined, of: (country: string) => RegisteredCountry): Registry {
  const unknown: RegisteredCountry = { structure: undefined, judgedBy: release };
  const byLetters = new Array<RegisteredCountry>(LETTER_PAIRS).fill(unknown);
  for (const first of LETTERS)
    for (const second of LETTERS) byLetters[letterPairOf(first + second)] = of(first + second);
  return new Registry(byLetters, unknown);
}
