/** Places within the BBAN, from 1. */
export interface BbanPlaces {
  readonly start: number;
  readonly end: number;
}

export interface FileStructure {
  /** One letter per place of the BBAN: n digits, a letters, c both. */
  readonly classes: string;
  readonly bank: BbanPlaces;
  /** null: the country's IBANs have no branch code. */
  readonly branch: BbanPlaces | null;
}

export interface FileCountry {
  readonly country: string;
  /** undefined: unchanged. */
  readonly structure: FileStructure | undefined;
  /** First day (YYYY-MM-DD); null: that of the file. */
  readonly validFrom: string | null;
  /** `yes`: from `validFrom` on, unless it is already a member; a day: from then on; undefined: unchanged. */
  readonly sepa: 'yes' | 'no' | { readonly since: string } | undefined;
}

export interface RegistryError {
  /** German: line and field. */
  readonly field: string;
  readonly reason: string;
}

/** A file with a release of the registry, or with changes to it. */
export interface RegistryFile {
  /** `release`: all countries. `changes`: other countries remain unchanged. */
  readonly kind: 'release' | 'changes';
  /** Source named in the file. */
  readonly source: string | null;
  readonly countries: readonly FileCountry[];
  /** In the order of the lines; a file with any is not loaded. */
  readonly errors: readonly RegistryError[];
}

/** Limits of reported errors and of quotes from the file. */
const MAX_ERRORS = 100;
const MAX_CHARACTERS = 300;

/** Collects the errors of a file, up to a limit. */
export class RegistryErrors {
  readonly all: RegistryError[] = [];

  /** @returns undefined, for use in place of the value */
  add(line: number, field: string, reason: string): undefined {
    if (this.all.length < MAX_ERRORS)
      this.all.push({ field: `Zeile ${line}, ${field}`, reason: reason.slice(0, MAX_CHARACTERS) });
    return undefined;
  }
}
