import type { Translation } from '@pruefer/iban';
import type { fileJob as german } from '../de/file-job.js';
import { bulk } from './bulk.js';
import { formatCheckCount, formatLineCount, numberText, size } from './counts.js';
import { duration } from './duration.js';

const delimiterNames: Readonly<Record<string, string>> = {
  ';': 'separated by semicolons',
  ',': 'separated by commas',
  '\t': 'separated by tabs',
};

/** The tool for a large file, which the service checks as a job. */
export const fileJob = {
  notice:
    'This file is uploaded and stored encrypted. We delete it after the check. You see the price before the check starts.',
  send: 'Upload file',
  kept: {
    text: 'Your job of this session is still there. Enter your API key to open it.',
    open: 'Open job',
  },
  loading: 'The job is being loaded.',
  registering: 'The file is being registered.',
  retry: 'Try again',
  close: 'Close',
  discard: 'Discard',
  upload: {
    heading: 'Uploading the file',
    label: 'Progress of the upload',
    text: (sentBytes: number, total: number) => `${size(sentBytes)} of ${size(total)} uploaded`,
    waiting: (seconds: number) => `The connection is interrupted. It continues in ${duration(seconds)}.`,
    goOn: 'Continue upload',
    interrupted: 'Upload interrupted',
    choose: (name: string) => `Choose “${name}” once more to continue the upload.`,
    other:
      'This is not the file whose upload has begun, or it has been changed since. Discard the job to upload this file.',
    leave: 'The file is not completely uploaded. Do you want to leave the page anyway?',
  },
  checking: {
    heading: 'Reading the file',
    note: 'We count the lines and look for the IBANs. This costs nothing.',
  },
  preflight: {
    heading: 'Ready to check',
    csv: (delimiter: string) => `We read the file as CSV ${delimiterNames[delimiter] ?? 'with one column'}.`,
    ibanColumn: (name: string) => `The IBANs are in the column “${name}”.`,
    severalColumns: 'Several columns contain IBANs.',
    other: {
      ndjson: 'We read the file as NDJSON, with one JSON object per line.',
      'pain.001': 'We read the file as SEPA credit transfers (pain.001). Each transaction counts as a line.',
      'pain.008': 'We read the file as SEPA direct debits (pain.008). Each transaction counts as a line.',
    },
    rows: 'Lines',
    price: 'Price',
    checks: formatCheckCount,
    available: 'Available quota',
    testKey: 'Test key: costs nothing',
    unknown: '–',
    quota: bulk.end.quota,
    column: 'Column with the IBANs',
    chooseColumn: 'Please choose',
    missingColumn: 'Please choose the column with the IBANs.',
    takeColumn: 'Use column',
    preview: 'The first lines',
    bic: (bic: string) => `BIC ${bic}`,
    rejected: 'Rejected lines',
    rejectedCount: (count: number) =>
      `${formatLineCount(count)} ${count === 1 ? 'is' : 'are'} not checked and ${count === 1 ? 'costs' : 'cost'} nothing.`,
    firstRejected: (count: number) => `Here are the first ${numberText(count)}; the error list will have all of them.`,
    start: 'Start the check',
  },
  running: { heading: 'Checking', note: 'You can reload the page: the check continues.' },
  end: {
    heading: 'Result',
    unstarted: 'Job ended',
    charged: (count: number) => `Charged: ${formatCheckCount(count)}.`,
    kept: (days: number) => `The result is kept for ${days === 1 ? '1 day' : `${numberText(days)} days`}.`,
    result: 'Download result',
    errors: 'Download error list',
    resultName: 'IBAN-result.csv',
    errorsName: 'IBAN-errors.csv',
    another: 'Check another list',
    remove: 'Delete job',
    ask: (name: string) => `Do you want to delete the job “${name}” and its result? This cannot be undone.`,
    confirm: 'Delete for good',
    keep: 'Keep',
  },
} as const satisfies Translation<typeof german>;
