import type { BankFileSummary } from '@pruefer/banks';
import { type BanksImported, defaultTimes, type FieldProblem, type ImportMethod, Problem } from '@pruefer/contracts';
import type { DataSetDifference } from '@pruefer/banks';
import type { Actor } from '@pruefer/platform';
import type { JobRun } from '../jobs/handlers/job-handler.js';

export interface BankFileToImport {
  /** Packed with gzip or not. */
  readonly content: Uint8Array;
  /** YYYY-MM-DD. */
  readonly validFrom: string;
  readonly origin: ImportMethod;
  /** Expected ISO 3166 country; undefined: taken from the file. */
  readonly country?: string | undefined;
  /** The URL of the file, and the ETag of its server. */
  readonly url?: string | undefined;
  readonly etag?: string | undefined;
}

/** Progress and cancellation of an import. */
export type ImportRun = Pick<JobRun, 'signal' | 'step' | 'progress' | 'makeFinal'>;

export interface ImportOptions {
  /** The actor confirmed a drop in the number of banks. */
  readonly isDropConfirmed?: boolean | undefined;
  /** null: a schedule. */
  readonly actor: Actor | null;
  /** Progress is reported only when set. */
  readonly run?: ImportRun;
}

export const unattendedRun: ImportRun = {
  signal: new AbortController().signal,
  step: () => undefined,
  progress: () => undefined,
  makeFinal: () => Promise.resolve(),
};

interface ImportedCountry {
  readonly country: string;
  readonly records: number;
  readonly bankCodes: number;
}

export interface BankImportResult extends Pick<BankFileSummary, 'source' | 'badLines' | 'badLineCount'> {
  readonly version: string;
  readonly validFrom: string;
  readonly countries: readonly ImportedCountry[];
  /** Changes in all countries; without a previous data set every bank is an addition. */
  readonly difference: DataSetDifference;
  /** The event to publish; undefined when nothing changed. */
  readonly imported: BanksImported | undefined;
}

/** Shares of bad lines and of missing bank codes above which a file counts as wrong (docs/SECURITY.md F4). */
const MAX_BAD_LINE_RATIO = 0.01;
const MAX_DROP_RATIO = 0.1;
/** The largest file holds no more records than this. */
export const MAX_LINES = 1_250_000;
/** Bad lines above which even the largest file is refused, so that reading stops. */
export const MAX_BAD_LINES = MAX_LINES * MAX_BAD_LINE_RATIO;

/** Refuses a file with too many bad lines or without records. @throws Problem `bank_file_faulty` (with the bad lines), `bank_file_empty` */
export function refuseFaulty({ lineCount, badLineCount, badLines }: BankFileSummary): void {
  if (badLineCount > lineCount * MAX_BAD_LINE_RATIO) {
    const errors = badLines.map(({ line, reason }) => ({ field: `Zeile ${line}`, code: 'bad_line', message: reason }));
    throw new Problem('bank_file_faulty', { errors });
  }
  if (lineCount === badLineCount) throw new Problem('bank_file_empty');
}

/**
 * Refuses a file with another country or first day than the request names.
 * @param countries whose banks are in the file
 * @param registers countries whose register, or a copy of it, has been imported
 * @throws Problem `bank_file_mismatched`
 */
export function refuseMismatch(
  { country, validFrom }: BankFileToImport,
  summary: BankFileSummary,
  countries: readonly string[],
  registers: readonly string[],
): void {
  const errors: FieldProblem[] = [];
  const { date } = summary;
  const error =
    country === undefined
      ? replacedFileError(summary, countries, registers)
      : namedCountryError(country, summary, countries);
  if (error) errors.push({ field: 'country', ...error });
  if (date !== undefined && date !== validFrom)
    errors.push({
      field: 'validFrom',
      code: 'other_day',
      message: `Die Datei nennt selbst den ${defaultTimes.ofDay(date)}.`,
    });
  if (errors.length > 0) throw new Problem('bank_file_mismatched', { errors });
}

type CountryFault = Omit<FieldProblem, 'field'> | undefined;

/** A register may contain several countries (SIX: Switzerland and Liechtenstein); any other list only the named one. */
function namedCountryError(
  country: string,
  { source, authority }: BankFileSummary,
  countries: readonly string[],
): CountryFault {
  const code = 'other_country';
  if (!countries.includes(country)) {
    const countryList = countries.join(', ');
    return { code, message: `Erwartet sind Banken aus ${country}. Die Datei (${source}) enthält ${countryList}.` };
  }
  const surplus = countries.filter((other) => other !== country).join(', ');
  if (surplus === '' || authority === 'register') return undefined;
  return { code, message: `Erwartet sind nur Banken aus ${country}. Die Datei (${source}) enthält auch ${surplus}.` };
}

/** Unofficial data replaces a register only when the country is named. */
function replacedFileError(
  { authority }: BankFileSummary,
  countries: readonly string[],
  registers: readonly string[],
): CountryFault {
  const replacedCountries = authority === 'community' ? countries.filter((country) => registers.includes(country)) : [];
  if (replacedCountries.length === 0) return undefined;
  const message = `Für ${replacedCountries.join(', ')} sind Daten des Registers geladen. Soll eine eigene Liste sie ersetzen, nennen Sie das Land ausdrücklich („country“), je Land mit einer Datei.`;
  return { code: 'register_replaced', message };
}

/** Refuses a file that lacks more than a tenth of the previous bank codes. @throws Problem `bank_count_dropped` */
export function refuseDrop(bankCodesBefore: number, bankCodes: number): void {
  if (bankCodes < bankCodesBefore * (1 - MAX_DROP_RATIO)) throw new Problem('bank_count_dropped');
}
