import type { ListedDataSet } from '@pruefer/banks';
import { defaultTimes, germanNumber } from '@pruefer/contracts';
import { textTable } from '@pruefer/platform';

const headings = [
  'Land',
  'Stand',
  'Gültig ab',
  'Gültig bis',
  'Status',
  'Bankleitzahlen',
  'Datensätze',
  'Quelle',
] as const;

type ListedFacts = Pick<
  ListedDataSet,
  'country' | 'version' | 'validFrom' | 'validUntil' | 'state' | 'bankCodes' | 'records' | 'source'
>;

export const stateWords: Readonly<Record<ListedDataSet['state'], string>> = {
  inForce: 'gilt',
  future: 'gilt künftig',
  past: 'abgelöst',
  withdrawn: 'zurückgenommen',
};

/** Data sets as lines of text with aligned columns, in German. */
export function dataSetTable(dataSets: readonly ListedFacts[]): string[] {
  if (dataSets.length === 0) return ['Es sind noch keine Bankdaten geladen.'];
  return textTable(headings, dataSets.map(formatCells), [
    headings.indexOf('Bankleitzahlen'),
    headings.indexOf('Datensätze'),
  ]);
}

function formatCells(dataSet: ListedFacts): string[] {
  const { country, version, validFrom, validUntil, state, bankCodes, records, source } = dataSet;
  const lastDay = validUntil === null ? 'offen' : defaultTimes.ofDay(validUntil);
  const figures = [germanNumber(bankCodes), germanNumber(records)];
  return [country, version, defaultTimes.ofDay(validFrom), lastDay, stateWords[state], ...figures, source];
}
