import { Problem, REPEATABLE_ANSWER_HOURS } from '@pruefer/contracts';
import type { EntityManager } from 'typeorm';
import type { Schema } from '../database/roles.js';
import type { IdempotentCall } from './idempotent-call.js';

const KEPT = `interval '${REPEATABLE_ANSWER_HOURS} hours'`;
const MAX_DELETED = 100;

type Transaction = Pick<EntityManager, 'query'>;

/**
 * Runs an action once for each `Idempotency-Key`, in the transaction of the action: action and answer are committed together, so
 * that a repeat after a crash finds both or neither.
 * @param storedForm the part of an answer to store, without secrets
 * @throws Problem `idempotency_in_progress` during the first call, `idempotency_key_reused` for another request
 */
export async function answerOnce<Answer extends object>(
  transaction: Transaction,
  schema: Schema,
  call: IdempotentCall | undefined,
  work: () => Promise<Answer>,
  storedForm: (answer: Answer) => Answer = (answer) => answer,
): Promise<Answer> {
  if (!call) return work();
  await reserve(transaction, schema, call);
  const storedAnswer = await find<Answer>(transaction, schema, call);
  if (storedAnswer) return storedAnswer;
  const answer = await work();
  await keep(transaction, schema, call, storedForm(answer));
  await deleteExpired(transaction, schema);
  return answer;
}

async function reserve(transaction: Transaction, schema: Schema, { caller, key }: IdempotentCall): Promise<void> {
  const [lock] = await transaction.query<{ reserved: boolean }[]>(
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS reserved',
    [`${schema} ${caller} ${key}`],
  );
  if (!lock?.reserved) throw new Problem('idempotency_in_progress', { retryAfterSeconds: 1 });
}

async function find<Answer>(
  transaction: Transaction,
  schema: Schema,
  { caller, key, fingerprint, markReplayed }: IdempotentCall,
): Promise<Answer | undefined> {
  const [previousCall] = await transaction.query<{ fingerprint: Buffer; answer: Answer }[]>(
    `SELECT fingerprint, answer FROM ${schema}.given_answer WHERE caller = $1 AND key = $2 AND at > now() - ${KEPT}`,
    [caller, key],
  );
  if (!previousCall) return undefined;
  if (!previousCall.fingerprint.equals(fingerprint)) throw new Problem('idempotency_key_reused');
  markReplayed();
  return previousCall.answer;
}

async function keep(
  transaction: Transaction,
  schema: Schema,
  { caller, key, fingerprint }: IdempotentCall,
  answer: object,
): Promise<void> {
  await transaction.query(
    `INSERT INTO ${schema}.given_answer (caller, key, fingerprint, answer) VALUES ($1, $2, $3, $4)
     ON CONFLICT (caller, key) DO UPDATE
       SET fingerprint = excluded.fingerprint, answer = excluded.answer, at = excluded.at`,
    [caller, key, fingerprint, JSON.stringify(answer)],
  );
}

/** Deletes expired rows during other calls, so that no job is needed; rows locked by another process are skipped. */
async function deleteExpired(transaction: Transaction, schema: Schema): Promise<void> {
  await transaction.query(
    `DELETE FROM ${schema}.given_answer WHERE (caller, key) IN (
       SELECT caller, key FROM ${schema}.given_answer WHERE at < now() - ${KEPT}
       LIMIT ${MAX_DELETED} FOR UPDATE SKIP LOCKED)`,
  );
}
