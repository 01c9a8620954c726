/** Places within the part of an IBAN behind its check digits (BBAN), from 1. */
export interface BbanPlaces {
  readonly start: number;
  readonly end: number;
}

/** What a file says of how IBANs of a country are built. */
export interface FileStructure {
  /** One letter per place of the BBAN: n digits, a letters, c both. */
  readonly classes: string;
  readonly bank: BbanPlaces;
  /** null: the country's IBANs name no branch. */
  readonly branch: BbanPlaces | null;
}

/** What a file says of one country. */
export interface FileCountry {
  /** ISO 3166 code. */
  readonly country: string;
  /** undefined: built as before. */
  readonly structure: FileStructure | undefined;
  /** First day (YYYY-MM-DD); null: the day from which the file holds. */
  readonly validFrom: string | null;
  /** `yes`: from `validFrom` on, unless it belongs to SEPA already; a day: from then on; undefined: as before. */
  readonly sepa: 'yes' | 'no' | { readonly since: string } | undefined;
}

/** A place in a file that is not as it should be. */
export interface RegistryFault {
  /** German: line and field. */
  readonly field: string;
  /** German. */
  readonly reason: string;
}

/** A file with a release of the registry, or with changes to it. */
export interface RegistryFile {
  /** `release`: all countries there are. `changes`: others stay as they are. */
  readonly kind: 'release' | 'changes';
  /** Who says so, where the file itself names it. */
  readonly source: string | null;
  readonly countries: readonly FileCountry[];
  /** In the order of the lines; with any of them nothing is loaded. */
  readonly faults: readonly RegistryFault[];
}

/** Faults that are reported, and what each may quote of the file. */
const MOST_FAULTS = 100;
const MOST_CHARACTERS = 300;

/** What is wrong with a file is reported as places in it: collects them up to a bound. */
export class Faults {
  readonly all: RegistryFault[] = [];

  /** @returns undefined, in place of what could not be read */
  add(line: number, field: string, reason: string): undefined {
    if (this.all.length < MOST_FAULTS)
      this.all.push({ field: `Zeile ${line}, ${field}`, reason: reason.slice(0, MOST_CHARACTERS) });
    return undefined;
  }
}
