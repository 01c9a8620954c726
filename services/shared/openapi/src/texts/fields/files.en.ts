import type { Translation } from '../types/translation.js';
import type { germanFileFields } from './files.de.js';

/** English sentences about fields of file jobs, by the name of their class. */
export const englishFileFields = {
  CreateFileJobBody: {
    kind: 'validate: each IBAN of the file is checked.',
    name: 'Your name of the file. It has no effect, except that Excel tables are recognised by its ending.',
    bytes: 'Length of the whole file.',
  },
  FileChoice: {
    delimiter: 'Delimiter of the columns: comma, semicolon or tab; the detected one by default.',
    encoding: 'Character encoding; the detected one by default.',
    hasHeader: 'Whether the first row is a heading; as detected by default.',
    ibanColumn: 'Column of the IBANs: its name, or its number from 1 as text.',
    bicColumn: 'Column of the BICs, in the same way.',
    referenceColumn: 'Column of your reference, in the same way.',
  },
  FileReading: {
    format: 'Type of the file.',
    encoding: 'Character encoding.',
    delimiter: 'Delimiter: comma, semicolon or tab; null except for CSV.',
    hasHeader: 'Whether the first row is a heading.',
    columns: 'Names of the columns; without a heading “Spalte 1” and so on.',
    ibanColumn: 'Column of the IBANs. In a CSV file null when you have to choose one of ibanColumns.',
    ibanColumns: 'Columns with IBANs, if there are several.',
    bicColumn: 'Column of the BICs, if there is one.',
    referenceColumn: 'Column of your reference, if there is one.',
  },
  FilePreflight: {
    reading: 'How we read the file.',
    rows: 'Number of rows without the heading and empty rows.',
    rejected: 'Number of rows without an IBAN; they cost nothing.',
    price: 'Checks that the start takes from the quota.',
    preview: 'The first five rows.',
    rejectedLines: 'The first 100 rows without an IBAN; the list of errors contains all.',
  },
  PreviewRow: {
    line: 'Number of the line in the file, counted from 1; in SEPA files that of the transaction.',
    iban: 'The IBAN of the row.',
    bic: 'The BIC of the row, if it has one.',
    reference: 'Your reference, if the row has one.',
  },
  RejectedLine: {
    line: 'Number of the line in the file, counted from 1.',
    reason: 'Code of the reason.',
    message: 'Sentence about the reason.',
  },
  FileCounts: {
    valid: 'Number of valid IBANs.',
    invalid: 'Number of invalid IBANs.',
    failed: 'Number of rows without a result.',
    charged:
      'What the job costs: the whole price while it runs, afterwards only the rows with a verdict; 0 with a test key.',
  },
  FileJob: {
    id: 'Id of the job.',
    kind: 'What the job does.',
    name: 'Your name of the file.',
    state: 'State of the job.',
    bytes: 'Length of the whole file.',
    received: 'Number of bytes that have arrived; the next piece begins there.',
    failure: 'Why the job has no result or only a part of it.',
    preflight: 'What we understood of the file; null until it is read.',
    available: 'What is free of the quota; null with a test key. Absent in lists.',
    done: 'Number of rows that were read since the start.',
    counts: 'Result in numbers; null before the start.',
    createdAt: 'Time of the registration (ISO 8601, UTC).',
    startedAt: 'Time of the start.',
    endedAt: 'Time of the end.',
    deletedAt: 'When the job and its files are deleted if nothing else happens.',
  },
  FileJobPage: { items: 'The newest first.', total: 'Number of all jobs of the contract.' },
} satisfies Translation<typeof germanFileFields>;
