import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { BulkBatch, BulkBatchHead } from '@pruefer/contracts';

/** The other side of bulk calls: answers each item as valid, or as a test says. */
export class FakeBulk {
  readonly batches: BulkBatch[] = [];
  /** Fields that differ from a call in which everything was answered. */
  head: Partial<BulkBatchHead> = {};
  /** Never answers. */
  isSilent = false;
  async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const batch = JSON.parse(await text(request)) as BulkBatch;
    this.batches.push(batch);
    if (this.isSilent) return;
    response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(this.answerTo(batch));
  }

  private answerTo({ items }: BulkBatch): string {
    const { length } = items;
    const head: BulkBatchHead = {
      now: Date.now(),
      refusal: null,
      answered: length,
      valid: length,
      charged: length,
      quota: 5_000,
      remaining: 5_000 - length,
      isTest: false,
      isReplay: false,
      ...this.head,
    };
    const lines = items.map(({ iban }, index) =>
      index < head.answered ? `200 ${JSON.stringify({ valid: true, iban })}` : '429 quota_exceeded',
    );
    return [JSON.stringify(head), ...lines, ''].join('\n');
  }
}
