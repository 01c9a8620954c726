import type { BankFileSummary, TakeRecord } from '../bank-file-record.js';
import { bundesbankCsvReader, isBundesbankCsv } from './bundesbank-csv.js';
import { bundesbankTextReader, isBundesbankText } from './bundesbank-text.js';
import { FileLines } from './file-lines.js';
import { Findings } from './findings.js';
import type { LineReader } from './line-reader.js';
import { isOenbCsv, oenbCsvReader } from './oenb-csv.js';
import { isSixCsv, sixCsvReader } from './six-csv.js';
import { isSixJson, sixJsonReader } from './six-json.js';

/** So much of a file tells whose it is. */
const HEAD_CHARACTERS = 65_536;

const layouts: readonly { recognises: (head: string) => boolean; reader: (findings: Findings) => LineReader }[] = [
  { recognises: isBundesbankText, reader: bundesbankTextReader },
  { recognises: isBundesbankCsv, reader: bundesbankCsvReader },
  { recognises: isSixCsv, reader: sixCsvReader },
  { recognises: isSixJson, reader: sixJsonReader },
  { recognises: isOenbCsv, reader: oenbCsvReader },
];

/**
 * Reads a publisher's bank file, whichever it is, as its bytes come: its content decides, not its name. Never throws; records are handed
 * on and not kept. Of the layouts that have to be known as a whole (SIX) it keeps the entries.
 */
export class BankFileReading {
  private readonly lines = new FileLines((line) => this.take(line));
  private readonly findings: Findings;
  private reader: LineReader | undefined;
  /** Lines that came before it was known whose file it is. */
  private head: string[] | undefined = [];
  private headCharacters = 0;
  private lineNumber = 0;

  constructor(take: TakeRecord) {
    this.findings = new Findings(take);
  }

  write(chunk: Uint8Array): void {
    this.lines.write(chunk);
  }

  /** @returns undefined when it is none that can be read */
  end(): BankFileSummary | undefined {
    this.lines.end();
    this.recognise();
    return this.reader?.end();
  }

  /** Lines so far, whatever is in them. */
  get lineCount(): number {
    return this.lineNumber;
  }

  /** Of them those that were left out. */
  get badLineCount(): number {
    return this.findings.badLineCount;
  }

  /** Whether it may still be a bank file. */
  get isKnown(): boolean {
    return this.head !== undefined || this.reader !== undefined;
  }

  private take(line: string): void {
    if (!this.head) return this.reader?.take(line, ++this.lineNumber);
    this.head.push(line);
    this.headCharacters += line.length + 1;
    if (this.headCharacters >= HEAD_CHARACTERS) this.recognise();
  }

  private recognise(): void {
    const { head } = this;
    if (!head) return;
    this.head = undefined;
    const text = head.join('\n');
    this.reader = layouts.find(({ recognises }) => recognises(text))?.reader(this.findings);
    for (const line of head) this.reader?.take(line, ++this.lineNumber);
  }
}
