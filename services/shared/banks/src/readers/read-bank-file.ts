import type { BankFile, BankFileRecord } from '../bank-file-record.js';
import { BankFileReading } from './bank-file-reading.js';

/** Reads a complete bank file and detects its layout by content. Never throws. @returns undefined when no layout matches */
export function readBankFile(file: Uint8Array): BankFile | undefined {
  const records = new Map<string, BankFileRecord[]>();
  const reading = new BankFileReading((country, record) => {
    const countryRecords = records.get(country);
    if (countryRecords) countryRecords.push(record);
    else records.set(country, [record]);
  });
  reading.write(file);
  const summary = reading.end();
  return (
    summary && { ...summary, countries: [...records].map(([country, ofCountry]) => ({ country, records: ofCountry })) }
  );
}
