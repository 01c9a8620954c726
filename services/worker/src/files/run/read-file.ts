import { Injectable } from '@nestjs/common';
import { type FileChoice, type FilePreflight, type FileReading, MAX_LISTED_LINES } from '@pruefer/contracts';
import {
  checkableRows,
  type FileLayout,
  type FileRow,
  isRejected,
  isUnambiguous,
  type LayoutChoice,
  type ReadRow,
} from '../formats/row/file-row.js';
import { MAX_HEAD_BYTES } from '../formats/row/limits.js';
import { readFileRows } from '../formats/read-file-rows.js';
import { detectLayout } from '../formats/detect-layout.js';
import type { FileJobRow, StoredPreflight } from '../table/file-job-row.js';
import { FileStore } from '../storage/file-store.js';

const PREVIEW_ROWS = 5;
/** A file may begin with any number of rows that cannot be checked. */
const MAX_PREVIEW_READ = 5_000;

/** Reads a whole file before its start: how it is built, how many rows it has, and which of them cannot be checked. */
@Injectable()
export class ReadFile {
  constructor(private readonly store: FileStore) {}

  /**
   * @param goOn called for each piece of the file; it throws to end the reading
   * @throws UnreadableFile
   */
  async run(
    job: FileJobRow,
    goOn: () => Promise<void>,
  ): Promise<{ readonly layout: FileLayout; readonly preflight: StoredPreflight }> {
    const head = await this.readHead(job);
    const layout = detectLayout(head, head.length === job.bytes, toLayoutChoice(job.choice), job.language);
    const rejectedLines: StoredPreflight['rejectedLines'][number][] = [];
    let [rows, price] = [0, 0];
    if (isUnambiguous(layout)) {
      for await (const batch of this.readRows(job, layout)) {
        rows += batch.length;
        price += checkableRows(batch).length;
        for (const { line, reason } of batch.filter(isRejected))
          if (rejectedLines.length < MAX_LISTED_LINES) rejectedLines.push({ line, reason });
        await goOn();
      }
    }
    const rejected = rows - price;
    return { layout, preflight: { reading: toFileReading(layout), rows, rejected, price, preview: [], rejectedLines } };
  }

  /** The first rows of a file that waits for its start. They are read for each caller, so that no IBAN is kept outside the encrypted file. */
  async readPreview(job: FileJobRow): Promise<FilePreflight['preview']> {
    if (job.state !== 'ready' || !job.layout || !isUnambiguous(job.layout)) return [];
    const preview: FileRow[] = [];
    let rowsRead = 0;
    for await (const rows of this.readRows(job, job.layout)) {
      preview.push(...checkableRows(rows).slice(0, PREVIEW_ROWS));
      rowsRead += rows.length;
      if (preview.length >= PREVIEW_ROWS || rowsRead > MAX_PREVIEW_READ) break;
    }
    return preview
      .slice(0, PREVIEW_ROWS)
      .map(({ line, iban, bic = null, reference = null }) => ({ line, iban, bic, reference }));
  }

  /** The rows of a file by its layout. */
  readRows(job: FileJobRow, layout: FileLayout): AsyncGenerator<readonly ReadRow[]> {
    return readFileRows(this.store.read(job, 'upload', job.bytes), layout);
  }

  private async readHead(job: FileJobRow): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let length = 0;
    for await (const piece of this.store.read(job, 'upload', job.bytes)) {
      pieces.push(piece);
      length += piece.length;
      if (length >= MAX_HEAD_BYTES) break;
    }
    return Buffer.concat(pieces);
  }
}

function toFileReading({
  columns,
  candidates,
  ibanColumn,
  bicColumn,
  referenceColumn,
  ...facts
}: FileLayout): FileReading {
  const findColumnName = (index: number | null) => (index === null ? null : columns[index]!);
  const { format, encoding, delimiter, hasHeader } = facts;
  return {
    format,
    encoding,
    delimiter,
    hasHeader,
    columns: [...columns],
    ibanColumn: findColumnName(ibanColumn),
    ibanColumns: candidates.map((index) => columns[index]!),
    bicColumn: findColumnName(bicColumn),
    referenceColumn: findColumnName(referenceColumn),
  };
}

/** Fields that are null count as not sent. */
function toLayoutChoice(choice: FileChoice): LayoutChoice {
  return Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== null));
}
