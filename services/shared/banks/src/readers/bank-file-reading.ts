import type { BankFileSummary, OnRecord } from '../bank-file-record.js';
import { type BankFileFormat, bankFileFormats } from './bank-file-formats.js';
import { decodeText, DEFAULT_ENCODING, type Encoding } from '../lines/decode-text.js';
import { FileLines } from '../lines/file-lines.js';
import { Findings } from '../lines/findings.js';
import type { LineReader } from '../lines/line-reader.js';

/** Enough to recognise the layout of a file. */
const HEAD_CHARACTERS = 65_536;
/** Far above every publisher's line length; longer lines would be split into millions of cells. */
const MAX_LINE_BYTES = 65_536;
const LINE_TOO_LONG = 'Die Zeile ist länger als 64 KB.';

/**
 * Reads a bank file from chunks of bytes and detects its layout by content. Never throws; passes records on without keeping them, except for layouts
 * that require the whole file (SIX).
 */
export class BankFileReading {
  private readonly lines = new FileLines((line, bytes) => this.readLine(line, bytes));
  private readonly findings: Findings;
  private format: BankFileFormat | undefined;
  private reader: LineReader | undefined;
  /** Lines before the layout is known. */
  private head: Uint8Array[] | undefined = [];
  private headCharacters = 0;
  private lineNumber = 0;

  /** @param maxBadLines limit after which the file is refused: further lines are counted, not read */
  constructor(
    onRecord: OnRecord,
    private readonly maxBadLines = Infinity,
  ) {
    this.findings = new Findings(onRecord);
  }

  write(chunk: Uint8Array): void {
    this.lines.write(chunk);
  }

  /** @returns undefined when no layout matches */
  end(): BankFileSummary | undefined {
    this.lines.end();
    this.recognise();
    return this.reader?.end();
  }

  get lineCount(): number {
    return this.lineNumber;
  }

  get badLineCount(): number {
    return this.findings.badLineCount;
  }

  /** False when the beginning of the file matches no layout. */
  get isKnown(): boolean {
    return this.head !== undefined || this.reader !== undefined;
  }

  private readLine(line: string, bytes: Uint8Array): void {
    if (!this.head) return this.hand(line, bytes);
    this.head.push(Uint8Array.from(bytes));
    this.headCharacters += line.length + 1;
    if (this.headCharacters >= HEAD_CHARACTERS) this.recognise();
  }

  private hand(line: string, bytes: Uint8Array): void {
    const { format } = this;
    if (!format || !this.reader) return;
    this.lineNumber++;
    if (this.badLineCount > this.maxBadLines) return;
    if (bytes.length > MAX_LINE_BYTES && !format.hasLongLines) {
      this.findings.reject(this.lineNumber, LINE_TOO_LONG);
      return;
    }
    this.reader.read(format.encoding === DEFAULT_ENCODING ? line : decodeText(bytes, format.encoding), this.lineNumber);
  }

  private recognise(): void {
    const { head } = this;
    if (!head) return;
    this.head = undefined;
    this.format = detectFileFormat(head);
    this.reader = this.format?.reader(this.findings);
    if (this.reader) for (const bytes of head) this.hand(decodeText(bytes), bytes);
  }
}

/** The layout of a file with these first lines; each layout decodes its heading in its own encoding. */
function detectFileFormat(lines: readonly Uint8Array[]): BankFileFormat | undefined {
  const heads = new Map<Encoding, string>();
  return bankFileFormats.find(({ encoding, recognises }) => {
    const head =
      heads.get(encoding) ?? lines.map((line) => decodeText(line.subarray(0, MAX_LINE_BYTES), encoding)).join('\n');
    heads.set(encoding, head);
    return recognises(head);
  });
}
