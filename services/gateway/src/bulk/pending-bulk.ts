import {
  type BulkBatchHead,
  type BulkCall,
  type BulkInput,
  type CarriedFacts,
  problemBody,
  problems,
  validateIbans,
} from '@pruefer/contracts';
import { setContentLanguage } from '@pruefer/platform';
import type { FastifyReply } from 'fastify';
import type { Caller } from '../caller/callers.js';
import { carriedFacts } from '../check/carried-facts.js';
import type { CheckAnswers } from '../check/check-answers.js';
import { PREFERENCE_APPLIED, preferredReturn } from '../check/prefer-header.js';
import { WaitingCaller } from '../check/waiting-caller.js';
import type { PendingBulkCall } from '../dispatch/bulk-batch-policy.js';
import { buildBulkAnswer } from './bulk-answer.js';
import { type BulkRow, isCheckable } from './bulk-row.js';
import type { BulkRequest } from './read-bulk.js';

/** The fields of a bulk call from its request, except the rows. */
type RequestedCall = Pick<BulkCall, 'keyHash' | 'idempotency' | 'isMinimal' | 'language'>;

/** A bulk call whose caller waits at an open HTTP request. */
export class PendingBulk extends WaitingCaller implements PendingBulkCall {
  readonly call: BulkCall & CarriedFacts;
  readonly items: readonly BulkInput[];
  private readonly rows: readonly BulkRow[];

  constructor(
    requested: RequestedCall,
    { rows, isPartial }: BulkRequest,
    caller: Caller,
    reply: FastifyReply,
    answers: CheckAnswers,
  ) {
    super(caller, reply, answers);
    const { address } = caller;
    const carried = carriedFacts(reply.request, 'bulk');
    this.call = { ...requested, isPartial, address, receivedAt: Date.now(), waitedMs: 0, ...carried };
    this.rows = rows;
    this.items = rows.map(({ content }) => content).filter(isCheckable);
  }

  get owner(): string {
    return this.call.keyHash;
  }

  answer(head: BulkBatchHead, lines: readonly Buffer[]): void {
    const { refusal, quota, remaining, isTest, isReplay } = head;
    const state = quota === null || remaining === null ? null : { quota, remaining };
    const status = refusal === null ? 200 : problems[refusal].status;
    const body =
      refusal === null ? buildBulkAnswer(this.rows, head, lines, this.call.language) : this.buildRefusal(head);
    if (refusal === null) this.sayPreference();
    setContentLanguage(this.reply, this.call.language);
    const facts = { quota: state, isTest, isReplay, isMinimal: false };
    this.answers.passOn(this.reply, this.caller, { status, body, ...facts }, this.call.keyHash);
  }

  private sayPreference(): void {
    if (preferredReturn(this.reply.request.headers) === undefined) return;
    const { name, value } = PREFERENCE_APPLIED;
    this.reply.header(name, this.call.isMinimal ? value : 'return=representation');
  }

  private buildRefusal({ refusal, remaining }: BulkBatchHead): Buffer {
    const shortage = { needed: this.items.length, available: remaining ?? 0 };
    const request = { requestId: this.call.requestId, instance: validateIbans.path };
    const details = refusal === 'quota_insufficient' ? { shortage } : {};
    return Buffer.from(JSON.stringify(problemBody(refusal!, request, details, this.call.language)));
  }
}
