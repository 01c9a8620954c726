import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import {
  bulkBatch,
  type Check,
  type CheckBatch,
  checkBatch,
  type CheckBatchHead,
  NOT_CHARGED_HEADER,
  voidBatches,
  type VoidBatchesBody,
  type VoidOutcome,
} from '@pruefer/contracts';

import { FakeBulk } from './fake-bulk.js';
import { FakeServer } from './fake-server.js';

/** How a replica behaves: answers, says that it cannot (and that nothing was charged), says nothing, cuts the connection, or answers with a line missing. */
export type Behaviour = 'answers' | 'declines' | 'declines uncharged' | 'keeps silent' | 'cuts' | 'stops halfway';

/** The other side of the batch protocol, without engine and database: what a test needs of validation-service. */
export class FakeReplica extends FakeServer {
  behaviour: Behaviour = 'answers';
  /** How often the next batches are treated as `behaviour` says; after that they are answered. */
  times = Infinity;
  /** How long it takes to answer. */
  delayMs = 0;
  readiness: object = { ready: true, keyed: true, checks: {} };
  readyStatus = 200;
  /** The database's clock, as difference from this machine's; null: there is no database. */
  clockOffsetMs: number | null = 0;
  formatLine: (check: Check) => string = (check) => `200 ${JSON.stringify({ valid: true, iban: check.iban })}`;
  /** Whether it knows of short answers and says which are: versions before do not. */
  knowsMinimal = true;
  /** Fields of its answer to a batch in addition to the time. */
  quotas: Partial<CheckBatchHead> = {};
  /** Outcome that the replica reports for voided batches. */
  outcome: VoidOutcome = 'uncharged';
  /** How often it says first that it cannot void any. */
  voidsDeclined = 0;
  /** Ids of the batches it was asked to void, call by call. */
  readonly voided: string[][] = [];
  /** How often the gateway wanted to know whether it is ready. */
  asked = 0;
  readonly batches: CheckBatch[] = [];
  readonly bulk = new FakeBulk();
  readonly headers: IncomingMessage['headers'][] = [];

  get checks(): Check[] {
    return this.batches.flatMap(({ checks }) => checks);
  }

  protected async receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url === checkBatch.path) return this.receiveBatch(request, response);
    if (request.url === bulkBatch.path) return this.bulk.receive(request, response);
    if (request.url === voidBatches.path) return this.receiveVoided(request, response);
    this.asked += 1;
    response.writeHead(this.readyStatus, { 'content-type': 'application/json' }).end(JSON.stringify(this.readiness));
  }

  private async receiveVoided(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { ids } = JSON.parse(await text(request)) as VoidBatchesBody;
    this.voided.push(ids);
    if (this.voidsDeclined-- > 0) return void response.writeHead(503).end('{}');
    const batches = ids.map((id) => ({ id, outcome: this.outcome }));
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ batches }));
  }

  private async receiveBatch(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const batch = JSON.parse(await text(request)) as CheckBatch;
    this.batches.push(batch);
    this.headers.push(request.headers);
    await sleep(this.delayMs);
    switch (this.times-- > 0 ? this.behaviour : 'answers') {
      case 'answers':
        return void response.writeHead(200, { 'content-type': 'application/x-ndjson' }).end(this.answerTo(batch));
      case 'declines':
        return void response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{}');
      case 'declines uncharged':
        return void response.writeHead(503, { [NOT_CHARGED_HEADER]: 'true' }).end('{}');
      case 'cuts':
        return void request.socket.destroy();
      case 'stops halfway':
        return void response.writeHead(200).end(this.answerTo(batch).split('\n').slice(0, -2).join('\n'));
      case 'keeps silent':
    }
  }

  private answerTo({ checks }: CheckBatch): string {
    const now = this.clockOffsetMs === null ? null : Date.now() + this.clockOffsetMs;
    const lines = checks.map((check) => this.formatLine(check));
    const minimal = checks.flatMap(({ isMinimal }, index) =>
      isMinimal && lines[index]!.startsWith('200') ? [index] : [],
    );
    const head = { now, ...this.quotas, ...(this.knowsMinimal && minimal.length > 0 && { minimal }) };
    return [JSON.stringify(head), ...lines, ''].join('\n');
  }
}
