import { defaultTimes, germanNumber } from '@pruefer/contracts';
import type { BankImportResult } from '../bank-import/bank-file-to-import.js';

/** Bad lines that are shown; the file itself has the others. */
const SHOWN = 20;

/** German summary of an import. @param validFrom YYYY-MM-DD */
export function describeImport(result: BankImportResult, validFrom: string): string[] {
  const { source, version, countries, badLines, badLineCount, imported } = result;
  const counts = countries.map(
    ({ country, bankCodes, records }) =>
      `${country}: ${germanNumber(bankCodes)} Bankleitzahlen, ${germanNumber(records)} Datensätze`,
  );
  const head = imported
    ? `${source}: geladen, gültig ab ${defaultTimes.ofDay(validFrom)} (${version}).`
    : `${source}: Diese Datei war schon geladen (${version}). Es wurde nichts geändert.`;
  const hidden = badLineCount - Math.min(badLines.length, SHOWN);
  return [
    head,
    ...counts,
    ...(badLineCount > 0 ? [`Ausgelassene Zeilen: ${germanNumber(badLineCount)}`] : []),
    ...badLines.slice(0, SHOWN).map(({ line, reason }) => `Zeile ${line}: ${reason}`),
    ...(hidden > 0 ? [`… und ${germanNumber(hidden)} weitere.`] : []),
  ];
}
