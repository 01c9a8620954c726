import { errorTextsInEnglish } from '@pruefer/contracts/error-texts';
import type { Translation } from '@pruefer/iban';
import type { bulk as german } from '../de/bulk.js';
import { formatCheckCount, formatLineCount, numberText } from './counts.js';
import { duration } from './duration.js';

export const bulk = {
  heading: 'Check your list',
  lead: 'Pasted lists and files of up to 1,000 lines stay in your browser: only the IBANs and the numbers of their lines are sent. Larger files, NDJSON and SEPA files are uploaded.',
  key: {
    label: 'API key',
    help: 'It is used for this check only and is not stored.',
    show: 'Show',
    hide: 'Hide',
    showName: 'Show API key',
    hideName: 'Hide API key',
    missing: 'Please enter your API key.',
    characters: 'An API key consists of letters, digits and underscores only.',
  },
  list: {
    label: 'List',
    help: 'One IBAN per line, or rows of a table. You can also drop a file here (.csv, .txt, .ndjson or SEPA .xml).',
    file: 'Choose a file',
    fileName: 'File with IBANs',
    removeFile: 'Remove file',
    missing: 'Please paste at least one IBAN.',
    tooLong: (most: number) => `A list may have ${formatLineCount(most)} at most. Please split it.`,
    unreadable: 'The file cannot be read.',
  },
  summary: {
    count: (count: number) => (count === 1 ? '1 IBAN' : `${numberText(count)} IBANs`),
    fromColumn: (name: string, count: number) => `IBANs from column “${name}”, ${formatLineCount(count)}`,
    fromColumnNumber: (position: number, count: number) => `IBANs from column ${position}, ${formatLineCount(count)}`,
    cost: (count: number) => `${formatCheckCount(count)} of your quota`,
  },
  start: 'Check',
  cancel: 'Cancel',
  cancelling: 'Cancelling',
  progress: {
    label: 'Progress of the check',
    text: (count: number, total: number) => `${numberText(count)} of ${formatLineCount(total)} checked`,
    waiting: (seconds: number) => `No further check is possible at the moment. It continues in ${duration(seconds)}.`,
  },
  end: {
    cancelled: (count: number, total: number) =>
      `Cancelled: ${numberText(count)} of ${formatLineCount(total)} are checked.`,
    refused: (count: number, total: number) => `Checked until then: ${numberText(count)} of ${formatLineCount(total)}.`,
    unexpected: 'An unexpected error has occurred.',
    requestId: 'Request number',
    quota: (needed: number, available: number) =>
      `Your quota is too small: ${formatCheckCount(needed)} more are needed, ${numberText(available)} are available.`,
    onlyAvailable: (count: number) => (count === 1 ? 'Check 1 IBAN only' : `Check ${numberText(count)} IBANs only`),
    goOn: 'Continue',
  },
  result: {
    heading: 'Result',
    valid: 'valid',
    invalid: 'invalid',
    unchecked: 'not checked',
    figure: numberText,
    faulty: 'Lines with errors',
    first: (count: number, total: number) =>
      `The first ${numberText(count)} of ${numberText(total)}; the file has all of them.`,
    failed: (count: number) => `${formatLineCount(count)} ${count === 1 ? 'has' : 'have'} no verdict and cost nothing.`,
    line: 'Line',
    iban: 'IBAN',
    note: 'Note',
    download: 'Result as CSV',
    fileName: 'IBAN-result.csv',
  },
  leave: 'The result has not been saved. Do you want to leave the page anyway?',
  faults: errorTextsInEnglish,
  csv: {
    separator: ',',
    own: (position: number) => `Column ${position}`,
    head: ['valid', 'IBAN', 'bank code', 'BIC', 'bank', 'note'],
    verdicts: { valid: 'yes', invalid: 'no', failed: 'not checked' },
    unsent: 'This line was not checked.',
    empty: 'This line contains no IBAN.',
  },
} as const satisfies Translation<typeof german>;
