import {
  type BankFileSummary,
  countStaged,
  type DataSetDifference,
  formatDataVersion,
  HOME_COUNTRY,
  lastDayOfQuarter,
  type NewDataSet,
  previousDataSet,
  stagedDifference,
} from '@pruefer/banks';
import type { PoolClient } from 'pg';
import type { BankFileToImport, ImportRun } from './bank-file-to-import.js';
import type { StagedFile } from './stage-bank-file.js';

/** Bad lines that are kept and shown. */
const MAX_ERROR_LINES = 20;

/** A data set that is staged, counted and compared with the one before it. */
export interface CountedDataSet extends NewDataSet {
  /** Bank codes that are not deleted. */
  readonly bankCodes: number;
}

/** The data sets of a staged file, one for each country. */
export async function compareStagedDataSets(
  client: PoolClient,
  file: BankFileToImport,
  { summary, fingerprint }: StagedFile,
  run: ImportRun,
): Promise<CountedDataSet[]> {
  const countries = await countStaged(client);
  run.step('Datensätze werden verglichen', countries.length);
  const dataSets: CountedDataSet[] = [];
  for (const { country, records, bankCodes } of countries) {
    const before = await previousDataSet(client, country, file.validFrom);
    dataSets.push({
      country,
      records,
      bankCodes,
      fingerprint,
      before,
      validFrom: file.validFrom,
      origin: file.origin,
      url: file.url,
      etag: file.etag,
      version: formatDataVersion(file.validFrom, fingerprint),
      source: summary.source,
      authority: summary.authority,
      // Only the Bundesbank's file ends on a known day: the others hold until the next one is loaded.
      validUntil:
        country === HOME_COUNTRY && summary.authority === 'register' ? lastDayOfQuarter(file.validFrom) : null,
      errors: summary.badLineCount,
      errorLines: describeBadLines(summary),
      difference: before && (await stagedDifference(client, country, before)),
    });
    run.progress(dataSets.length);
  }
  return dataSets;
}

/** German sentences for the first bad lines. */
export function describeBadLines({ badLines }: Pick<BankFileSummary, 'badLines'>): string[] {
  return badLines.slice(0, MAX_ERROR_LINES).map(({ line, reason }) => `Zeile ${line}: ${reason}`);
}

/** The audit entry of an import. @param dataSets one or more from the same file */
export function buildImportAudit(dataSets: readonly CountedDataSet[]) {
  const [{ version, source, origin, errors }] = dataSets as [CountedDataSet];
  const country = dataSets.map((dataSet) => dataSet.country).join(', ');
  const records = sum(dataSets.map((dataSet) => dataSet.records));
  return { target: version, details: { country, source, origin, records, errors } };
}

/** The total difference of all data sets; a bank without a previous data set is an addition. */
export function sumDifferences(dataSets: readonly CountedDataSet[]): DataSetDifference {
  const all = dataSets.map(
    ({ difference, bankCodes }) => difference ?? { added: bankCodes, changed: 0, removed: 0, bicChanged: 0 },
  );
  return {
    added: sum(all.map(({ added }) => added)),
    changed: sum(all.map(({ changed }) => changed)),
    removed: sum(all.map(({ removed }) => removed)),
    bicChanged: sum(all.map(({ bicChanged }) => bicChanged)),
  };
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
