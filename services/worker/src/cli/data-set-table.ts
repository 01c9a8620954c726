import type { DataSetSummary } from '@pruefer/banks';
import { germanNumber, textTable } from '@pruefer/platform';

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
};

/** Data sets as lines of text with aligned columns. */
export function dataSetTable(dataSets: readonly DataSetSummary[]): string[] {
  if (dataSets.length === 0) return ['Es sind noch keine Bankdaten geladen.'];
  return textTable(headings, dataSets.map(cellsOf), [
    headings.indexOf('Bankleitzahlen'),
    headings.indexOf('Datensätze'),
  ]);
}

/** 2026-09-07 → 07.09.2026. */
export function germanDay(isoDay: string): string {
  return isoDay.split('-').reverse().join('.');
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
  const until = validUntil === null ? 'offen' : germanDay(validUntil);
  const figures = [germanNumber(bankCodes), germanNumber(records)];
  return [country, version, germanDay(validFrom), until, states[state], ...figures, source];
}
