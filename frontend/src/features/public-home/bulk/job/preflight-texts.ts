import type { FilePreflight, FileReading } from '@pruefer/contracts';
import { bulkTexts, fileJobTexts } from '~/texts/bulk.js';

const texts = fileJobTexts.preflight;
const { figure } = bulkTexts.result;

/** How the file was understood. */
export function sentenceOf({ format, delimiter, columns, ibanColumn }: FileReading): string {
  if (format !== 'csv') return texts.other[format];
  const form = texts.csv(columns.length > 1 ? (delimiter ?? '') : '');
  return `${form} ${ibanColumn === null ? texts.severalColumns : texts.ibanColumn(ibanColumn)}`;
}

/** @param available null for a test key, undefined where it was not answered */
export function figuresOf({ rows, price }: FilePreflight, available: number | null | undefined) {
  return [
    { label: texts.rows, value: figure(rows) },
    { label: texts.price, value: texts.checks(price) },
    { label: texts.available, value: restOf(available) },
  ];
}

function restOf(available: number | null | undefined): string {
  if (available === undefined) return texts.unknown;
  return available === null ? texts.testKey : figure(available);
}
