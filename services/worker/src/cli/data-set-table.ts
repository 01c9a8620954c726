import type { DataSetSummary } from '@pruefer/banks';
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

const states: Readonly<Record<DataSetSummary['state'], string>> = {
  inForce: 'gilt',
  upcoming: 'gilt künftig',
  replaced: 'abgelöst',
  withdrawn: 'zurückgenommen',
};

/** Data sets as lines of text with aligned columns, in German. */
export function dataSetTable(dataSets: readonly DataSetSummary[]): string[] {
  if (dataSets.length === 0) return ['Es sind noch keine Bankdaten geladen.'];
  return textTable(headings, dataSets.map(cellsOf), [
    headings.indexOf('Bankleitzahlen'),
    headings.indexOf('Datensätze'),
  ]);
}

function cellsOf({
  country,
  version,
  validFrom,
  validUntil,
  state,
  bankCodes,
  records,
  source,
}: DataSetSummary): string[] {
  const lastDay = validUntil === null ? 'offen' : defaultTimes.ofDay(validUntil);
  const figures = [germanNumber(bankCodes), germanNumber(records)];
  return [country, version, defaultTimes.ofDay(validFrom), lastDay, states[state], ...figures, source];
}
