import type { BankFile } from '../bank-file-record.js';
import { isBundesbankCsv, readBundesbankCsv } from './bundesbank-csv.js';
import { isBundesbankText, readBundesbankText } from './bundesbank-text.js';
import { decodeText } from './decode-text.js';
import { isOenbCsv, readOenbCsv } from './oenb-csv.js';
import { isSixCsv, readSixCsv } from './six-csv.js';
import { isSixJson, readSixJson } from './six-json.js';

interface Reader {
  recognises(content: string): boolean;
  read(content: string): BankFile | undefined;
}

const readers: readonly Reader[] = [
  { recognises: isBundesbankText, read: readBundesbankText },
  { recognises: isBundesbankCsv, read: readBundesbankCsv },
  { recognises: isSixCsv, read: readSixCsv },
  { recognises: isSixJson, read: readSixJson },
  { recognises: isOenbCsv, read: readOenbCsv },
];

/**
 * Reads a publisher's bank file, whichever it is: its content decides, not its name.
 * @returns undefined when it is none that can be read
 */
export function readBankFile(file: Uint8Array): BankFile | undefined {
  const content = decodeText(file);
  return readers.find((reader) => reader.recognises(content))?.read(content);
}
