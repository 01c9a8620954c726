import { Inject, Injectable } from '@nestjs/common';
import type { Pool, QueryConfig } from 'pg';
import type { ChargedCaller } from '../batch/caller.js';
import type { AnswerFacts, UnchargedBatch } from '../batch/recorded-batch.js';
import type { IdempotentRequest, StoredAnswer, StoredAnswers, StoredCall } from '../batch/stored-answer.js';
import { NOW, type StoredBatch } from '../outbox/outbox.js';
import { decodeGrants, encodeChecks } from '../outbox/outbox-row.js';
import { HOT_POOL } from '../outbox/pools.js';
import { queryOnce } from '../outbox/query-once.js';

/** SQL for the entry id of a check `asked`, as in the functions that charge. */
export const ENTRY_ID =
  'coalesce((SELECT entry.id FROM validation.idempotent_check entry WHERE entry.contract_entry = asked.entry), asked.id)';

const chargeOnce = `
  SELECT grants, repeats, ${NOW} FROM validation.charge_once($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`;

const select = `
  SELECT asked.index, entry.answer, entry.fingerprint = asked.fingerprint AS "isSameRequest"
  FROM unnest($1::int[], $2::bytea[], $3::bytea[], validation.contract_entries($4, $5)) AS asked (index, id, fingerprint, entry)
  JOIN validation.idempotent_check entry ON entry.id = ${ENTRY_ID}`;

const chargeCallOnce = `
  SELECT grants, repeats, ${NOW} FROM validation.charge_call_once($1, $2, $3, $4, $5, $6, $7, $8, $9)`;

const recordPrepaidOnce = `
  SELECT grants, repeats, ${NOW} FROM validation.record_prepaid_once($1, $2, $3, $4, $5, $6, $7, $8)`;

const selectCall = `
  SELECT entry.calls, entry.fingerprint = asked.fingerprint AS "isSameRequest"
  FROM (SELECT $1::bytea, $2::bytea, (validation.contract_entries(ARRAY[$3::bytea], ARRAY[$4::bytea]))[1]) AS asked (id, fingerprint, entry)
  JOIN validation.idempotent_check entry ON entry.id = ${ENTRY_ID}`;

interface Charged {
  grants: string;
  repeats: number[];
  now: number;
}

interface EntryRow extends Omit<StoredAnswer, keyof AnswerFacts> {
  index: number;
  answer: string;
}

/** Checks with an `Idempotency-Key`, each charged once a day. Errors are the driver's: see `classifyStatementFailure`. */
@Injectable()
export class IdempotentChecks {
  constructor(@Inject(HOT_POOL) private readonly pool: Pool) {}

  async insertCharged(
    batch: UnchargedBatch,
    callers: readonly ChargedCaller[],
    requests: readonly IdempotentRequest[],
  ): Promise<StoredBatch> {
    const values = [
      batch.id,
      encodeChecks(batch),
      callers.map(({ keyHash }) => keyHash && `\\x${keyHash}`),
      callers.map(({ address }) => address),
      batch.checks.map(({ caller }) => caller + 1),
      requests.map(({ id }) => `\\x${id}`),
      requests.map(({ fingerprint }) => `\\x${fingerprint}`),
      batch.checks.map(encodeAnswer),
      requests.map(({ isTestRefusal }) => isTestRefusal),
      requests.map(({ idempotencyKey }) => `\\x${idempotencyKey}`),
    ];
    return this.insert(batch, { name: 'charge-once', text: chargeOnce, values });
  }

  /** Charges and records a bulk call, unless it was answered before. */
  async insertCall(
    batch: UnchargedBatch,
    { keyHash, address, checkCount }: ChargedCaller,
    isPartial: boolean,
    { id, fingerprint, idempotencyKey }: IdempotentRequest,
  ): Promise<StoredBatch> {
    const call = [batch.id, encodeChecks(batch), `\\x${keyHash}`, address, checkCount, isPartial];
    const values = [...call, `\\x${id}`, `\\x${fingerprint}`, `\\x${idempotencyKey}`];
    return this.insert(batch, { name: 'charge-call-once', text: chargeCallOnce, values });
  }

  /** Records rows of a file, which are charged already, unless they were recorded before. */
  async insertPrepaid(
    batch: UnchargedBatch,
    { keyHash, address, checkCount }: ChargedCaller,
    { id, fingerprint, idempotencyKey }: IdempotentRequest,
  ): Promise<StoredBatch> {
    const call = [batch.id, encodeChecks(batch), `\\x${keyHash}`, address, checkCount];
    const values = [...call, `\\x${id}`, `\\x${fingerprint}`, `\\x${idempotencyKey}`];
    return this.insert(batch, { name: 'record-prepaid-once', text: recordPrepaidOnce, values });
  }

  /** The entry of a repeated bulk call; undefined while the first call has no answer. */
  async storedCall(request: IdempotentRequest): Promise<StoredCall | undefined> {
    const { id, fingerprint, keyHash, idempotencyKey } = request;
    const values = [id, fingerprint, keyHash, idempotencyKey].map((hash) => `\\x${hash}`);
    const [call] = await queryOnce<StoredCall>(this.pool, { name: 'given-call', text: selectCall, values });
    return call;
  }

  private async insert(batch: UnchargedBatch, statement: QueryConfig): Promise<StoredBatch> {
    const [row] = await queryOnce<Charged>(this.pool, statement);
    const { grants, repeats, now } = row!;
    return { batch: { ...batch, grants: decodeGrants(grants), repeats }, now };
  }

  /**
   * Stored answers of a batch's repeats.
   * @param requests of all its checks
   * @param indexes of the repeats
   * @returns by index; missing while the first request has no answer
   */
  async storedAnswers(requests: readonly IdempotentRequest[], indexes: readonly number[]): Promise<StoredAnswers> {
    const values = [
      indexes,
      indexes.map((index) => `\\x${requests[index]!.id}`),
      indexes.map((index) => `\\x${requests[index]!.fingerprint}`),
      indexes.map((index) => `\\x${requests[index]!.keyHash}`),
      indexes.map((index) => `\\x${requests[index]!.idempotencyKey}`),
    ];
    const rows = await queryOnce<EntryRow>(this.pool, { name: 'given-answers', text: select, values });
    return new Map(rows.map(({ index, answer, ...entry }) => [index, { ...entry, ...decodeAnswer(answer) }]));
  }
}

/** Omits IBAN and address in every mode of the log, because the repeat contains the IBAN. */
function encodeAnswer({ receivedAt, finding }: AnswerFacts): string {
  return JSON.stringify([receivedAt, finding]);
}

function decodeAnswer(answer: string): AnswerFacts {
  const [receivedAt, finding] = JSON.parse(answer) as [AnswerFacts['receivedAt'], AnswerFacts['finding']];
  return { receivedAt, finding };
}
