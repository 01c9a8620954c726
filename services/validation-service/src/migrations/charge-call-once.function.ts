import { ANSWERS_KEPT, FOR_EVER, MAX_REPLAYS } from './charge-once.function.js';
import { ENTRY_ID } from './charge-once-per-contract.function.js';

interface CallOnce {
  readonly name: string;
  /** Further parameter, with a comma behind it. */
  readonly option?: string;
  /** Source of one row as of `keys.charge`. */
  readonly charge: string;
}

/**
 * The complete commit of a call with an `Idempotency-Key`, as `chargeOncePerContractFunction` for single checks: one entry covers the call and
 * stores how many of its checks were charged, none of their answers. A repeat is checked again, with the bank data of now, and not charged.
 * @returns grants as in the outbox row; repeats: all places, from 0, when the call was answered before
 */
const callOnceFunction = ({ name, option = '', charge }: CallOnce) => `
CREATE OR REPLACE FUNCTION validation.${name}(
  batch uuid, checks text, hash bytea, address inet, wanted int, ${option}id bytea, fingerprint bytea, idempotency_key bytea
) RETURNS TABLE (grants text, repeats int[])
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  contract_entry bytea := (validation.contract_entries(ARRAY[hash], ARRAY[idempotency_key]))[1];
  is_claimed boolean;
  existing bytea;
  charged record;
  repeated int[] := '{}';
BEGIN
  LOOP
    INSERT INTO validation.idempotent_check (id, contract_entry, fingerprint, batch, place, answer, calls)
      VALUES (${name}.id, contract_entry, ${name}.fingerprint, ${name}.batch, 1, '[0,null]', 0)
      ON CONFLICT DO NOTHING;
    is_claimed := FOUND;
    EXIT WHEN is_claimed;
    SELECT ${ENTRY_ID} INTO existing FROM (VALUES (${name}.id, contract_entry)) AS asked (id, entry);
    DELETE FROM validation.idempotent_check entry
      WHERE entry.id = existing AND entry.recorded_at < clock_timestamp() - ${ANSWERS_KEPT};
    EXIT WHEN NOT FOUND;
  END LOOP;

  SELECT * INTO charged FROM ${charge};
  IF is_claimed AND charged.granted = 0 THEN
    DELETE FROM validation.idempotent_check entry WHERE entry.id = ${name}.id;
  ELSIF is_claimed THEN
    UPDATE validation.idempotent_check entry SET calls = charged.granted WHERE entry.id = ${name}.id;
  ELSIF charged.refusal IS NULL THEN
    repeated := ARRAY(SELECT generate_series(0, wanted - 1));
    UPDATE validation.idempotent_check entry
      SET replays = entry.replays || CASE WHEN cardinality(entry.replays) < ${MAX_REPLAYS - 1} THEN ${name}.batch ELSE ${FOR_EVER} END
      WHERE entry.id = existing AND entry.fingerprint = ${name}.fingerprint AND entry.batch <> ${name}.batch
        AND cardinality(entry.replays) < ${MAX_REPLAYS} AND NOT entry.replays @> ARRAY[${name}.batch];
  END IF;

  PERFORM validation.fresh(${name}.batch);
  INSERT INTO validation.outbox (id, checks, grants, repeats, published_at)
    VALUES (${name}.batch, ${name}.checks,
      json_build_array(json_build_array(charged.contract, charged.key_id, charged.granted, charged.refusal, charged.quota, charged.remaining,
        charged.is_test))::text,
      repeated, CASE WHEN repeated <> '{}' THEN clock_timestamp() END)
    RETURNING outbox.grants, outbox.repeats INTO grants, repeats;
  RETURN NEXT;
END
$$`;
/** Charges a bulk call. */
export const chargeCallOnceFunction = callOnceFunction({
  name: 'charge_call_once',
  option: 'is_partial boolean, ',
  charge: `keys.charge_call(
    charge_call_once.hash, CASE WHEN is_claimed THEN wanted ELSE 0 END, charge_call_once.address, charge_call_once.is_partial)`,
});

/**
 * Records rows of a file, which were charged when its job started. The key must still be valid; recorded rows are answered again also after
 * it was refused, because their job must store the answer.
 */
export const recordPrepaidOnceFunction = callOnceFunction({
  name: 'record_prepaid_once',
  charge: `(
    SELECT c.contract, c.key_id, CASE WHEN is_claimed AND c.refusal IS NULL THEN wanted ELSE 0 END AS granted,
      CASE WHEN is_claimed THEN c.refusal END AS refusal, c.quota, c.remaining, c.is_test
    FROM keys.charge(ARRAY[record_prepaid_once.hash], ARRAY[0], ARRAY[record_prepaid_once.address]) c) prepaid`,
});
