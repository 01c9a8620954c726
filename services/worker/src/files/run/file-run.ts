import {
  type BulkVerdict,
  getProblemSentence,
  type Language,
  MAX_BATCH_SIZE,
  problemCodeIn,
  verdictIn,
} from '@pruefer/contracts';
import { errorTexts, errorTextsInEnglish } from '@pruefer/contracts/error-texts';
import { checkableRows, isRejected, type ReadRow } from '../formats/row/file-row.js';
import { type CheckedRow, errorLines, resultLines, type RowVerdict } from '../formats/result-csv.js';
import type { ClaimedFileJob, FileJobRow } from '../table/file-job-row.js';
import type { FileJobRepository, FileProgress } from '../table/file-job.repository.js';
import type { FileStore } from '../storage/file-store.js';
import { splitIntoChunks } from './chunks.js';

/** A killed process may leave two chunks without their answer: the second is sent while the first is stored. */
const MAX_OPEN_CHUNKS = 2;

/** A started job in this process: its next rows, and the files of its results. */
export class FileRun {
  private readonly chunks: AsyncGenerator<ReadRow[]>;
  /** Rows that were read, checked or not. */
  private rowsRead = 0;
  private ahead: Promise<ReadRow[] | undefined> | undefined;
  private storing: Promise<FileJobRow | undefined>;
  /** Number of rows before the next chunk, which identifies it. */
  rowOffset: number;
  /** Chunks that may be recorded although their answer is not stored, from the next one. */
  private openChunks: number;
  private row: FileJobRow;

  /** @param rows of the whole file, as its preflight counted it */
  constructor(
    job: ClaimedFileJob,
    rows: AsyncIterable<readonly ReadRow[]>,
    private readonly store: FileStore,
    private readonly jobs: FileJobRepository,
  ) {
    this.chunks = splitIntoChunks(rows, MAX_BATCH_SIZE);
    this.row = job;
    this.storing = Promise.resolve(job);
    this.rowOffset = job.done;
    this.openChunks = job.wasClaimed ? MAX_OPEN_CHUNKS : 0;
  }

  get job(): FileJobRow {
    return this.row;
  }

  /** Whether the next chunk must be answered before the job ends, because it may be recorded. */
  get isNextChunkOpen(): boolean {
    return this.openChunks > 0;
  }

  /** Notes that the next chunk is sent, before it is. */
  markSent(): void {
    this.openChunks ||= 1;
  }

  /** Reads the next rows: the same ones until they are stored. undefined: there are no more. */
  next(): Promise<ReadRow[] | undefined> {
    return (this.ahead ??= this.readNext());
  }

  /** Waits until the earlier rows are stored. @returns whether the job is still that of this process */
  async isStored(): Promise<boolean> {
    const row = await this.storing;
    if (row) this.row = row;
    return row !== undefined;
  }

  /** Renews the lease while the rows cannot be checked. */
  async renewLease(): Promise<void> {
    await this.isStored();
    const row = await this.jobs.renewLease(this.row.id);
    if (row) this.row = row;
  }

  /**
   * Appends checked rows to the result and rejected ones to the list of errors, while the next rows are read and checked.
   * @param lines of the answer, one for each row that is not rejected
   */
  storeRows(rows: readonly ReadRow[], lines: readonly string[]): void {
    this.rowOffset += rows.length;
    this.openChunks = Math.max(0, this.openChunks - 1);
    this.storing = this.append(rows, lines).then((progress) => this.jobs.advance(this.row, progress));
    this.ahead = this.readNext();
    // Failures are thrown where the results are asked for.
    for (const promise of [this.storing, this.ahead]) promise.catch(() => undefined);
  }

  async close(): Promise<void> {
    await Promise.allSettled([this.ahead, this.storing]);
    await this.chunks.return(undefined);
  }

  private async append(rows: readonly ReadRow[], lines: readonly string[]): Promise<FileProgress> {
    const { done, valid, invalid, resultBytes, errorBytes, language } = this.row;
    const verdictAt = (index: number) => parseVerdict(lines[index]!, language);
    const checked = checkableRows(rows).map((row, index): CheckedRow => ({ row, verdict: verdictAt(index) }));
    const results = resultLines(this.row.layout!, language);
    const errors = errorLines(this.row.layout!, language);
    const getBegin = ({ begin }: { readonly begin: string }) => (done === 0 ? begin : '');
    const validities = checked.flatMap(({ verdict }) => ('valid' in verdict ? [verdict.valid] : []));
    const validRows = validities.filter((isValid) => isValid).length;
    return {
      done: done + rows.length,
      valid: valid + validRows,
      invalid: invalid + validities.length - validRows,
      resultBytes: await this.appendText('result', resultBytes, getBegin(results) + results.formatLines(checked)),
      errorBytes: await this.appendText(
        'errors',
        errorBytes,
        getBegin(errors) + errors.formatLines(rows.filter(isRejected)),
      ),
    };
  }

  private async appendText(file: 'result' | 'errors', length: number, text: string): Promise<number> {
    const content = Buffer.from(text);
    if (content.length > 0) await this.store.append(this.row, file, length, content);
    return length + content.length;
  }

  /** Skips the rows that another process has stored; they end with a chunk. */
  private async readNext(): Promise<ReadRow[] | undefined> {
    for (;;) {
      const chunk = await this.chunks.next();
      if (chunk.done) return undefined;
      const rows = chunk.value;
      this.rowsRead += rows.length;
      if (this.rowsRead > this.rowOffset) return rows;
    }
  }
}

/** @param line status, blank, and the short verdict or the code of a problem */
function parseVerdict(line: string, language: Language): RowVerdict {
  const verdict = verdictIn(line);
  if (verdict === undefined) return { failed: getProblemSentence(problemCodeIn(line))[language] };
  const { valid, iban, bic, bankName, errorCode } = JSON.parse(verdict) as BulkVerdict;
  return {
    valid,
    iban,
    country: iban.slice(0, 2),
    bic: bic ?? undefined,
    bankName: bankName ?? undefined,
    reason: errorCode ? (language === 'de' ? errorTexts : errorTextsInEnglish)[errorCode] : undefined,
  };
}
