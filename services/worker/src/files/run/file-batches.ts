import { Injectable } from '@nestjs/common';
import { type BulkBatch, bulkBatch, type BulkBatchHead, createFileJob, Problem } from '@pruefer/contracts';
import { newBatchId } from '@pruefer/platform';
import { WorkerConfig } from '../../config.js';
import type { FileRow } from '../formats/row/file-row.js';
import type { FileJobRow } from '../table/file-job-row.js';

const ANSWER_TIMEOUT_MS = 10_000;

/** The answer to rows of a file. Each line: status, blank, and the verdict or the code of a problem. */
interface CheckedBatch {
  readonly head: BulkBatchHead;
  readonly lines: readonly string[];
}

/** Sends rows to validation-service, which records each chunk of a job once, whatever is repeated. */
@Injectable()
export class FileBatches {
  private sentCount = 0;

  constructor(private readonly config: WorkerConfig) {}

  /**
   * @param rowOffset of the first row in the file, which identifies the chunk
   * @throws Problem `unavailable` when the outcome is unknown: to be sent again
   */
  async check(job: FileJobRow, rowOffset: number, rows: readonly FileRow[]): Promise<CheckedBatch> {
    const answer = await this.post({ id: newBatchId(), call: buildCall(job, rowOffset), items: rows.map(toItem) });
    const [head = '', ...lines] = answer.split('\n');
    return { head: JSON.parse(head) as BulkBatchHead, lines };
  }

  private async post(batch: BulkBatch): Promise<string> {
    const { VALIDATION_URLS, INTERNAL_SECRET } = this.config;
    const url = new URL(bulkBatch.path, VALIDATION_URLS[this.sentCount++ % VALIDATION_URLS.length]);
    const headers = { 'content-type': 'application/json', 'x-internal-secret': INTERNAL_SECRET };
    const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
    try {
      const body = JSON.stringify(batch);
      const response = await fetch(url, { method: bulkBatch.method, headers, body, redirect: 'error', signal });
      if (response.ok) return await response.text();
      // Everything else passes, such as an internal secret that is being changed.
      if (response.status === 400) throw new Error('validation-service cannot read rows of a file');
    } catch (error) {
      if (!(error instanceof TypeError) && !signal.aborted) throw error;
    }
    throw new Problem('unavailable');
  }
}

function buildCall({ id, keyHash, address }: FileJobRow, rowOffset: number): BulkBatch['call'] {
  return {
    keyHash: keyHash!,
    address: address!,
    receivedAt: Date.now(),
    waitedMs: 0,
    requestId: id,
    channel: 'file',
    idempotency: { key: `${id} ${rowOffset}`, call: createFileJob.path },
    isMinimal: true,
    isPartial: false,
    isPrepaid: true,
  };
}

function toItem({ iban, bic }: FileRow): BulkBatch['items'][number] {
  return bic === undefined ? { iban } : { iban, bic };
}
