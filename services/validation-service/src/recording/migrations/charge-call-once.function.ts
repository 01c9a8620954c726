import { ANSWERS_KEPT, FOR_EVER, MAX_REPLAYS } from './charge-once.function.js';
import { ENTRY_ID } from './charge-once-per-contract.function.js';

/**
 * The complete commit of a bulk call with an `Idempotency-Key`, as `chargeOncePerContractFunction` for single checks: one entry covers the call and
 * stores how many of its checks were charged, none of their answers. A repeat is checked again, with the bank data of now, and not charged.
 * @returns grants as in the outbox row; repeats: all places, from 0, when the call was answered before
 */
export const chargeCallOnceFunction = `
CREATE FUNCTION validation.charge_call_once(
  batch uuid, checks text, hash bytea, address inet, wanted int, is_partial boolean, id bytea, fingerprint bytea, idempotency_key bytea
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
      VALUES (charge_call_once.id, contract_entry, charge_call_once.fingerprint, charge_call_once.batch, 1, '[0,null]', 0)
      ON CONFLICT DO NOTHING;
    is_claimed := FOUND;
    EXIT WHEN is_claimed;
    SELECT ${ENTRY_ID} INTO existing FROM (VALUES (charge_call_once.id, contract_entry)) AS asked (id, entry);
    DELETE FROM validation.idempotent_check entry
      WHERE entry.id = existing AND entry.recorded_at < clock_timestamp() - ${ANSWERS_KEPT};
    EXIT WHEN NOT FOUND;
  END LOOP;

  SELECT * INTO charged FROM keys.charge_call(
    charge_call_once.hash, CASE WHEN is_claimed THEN wanted ELSE 0 END, charge_call_once.address, charge_call_once.is_partial);
  IF is_claimed AND charged.granted = 0 THEN
    DELETE FROM validation.idempotent_check entry WHERE entry.id = charge_call_once.id;
  ELSIF is_claimed THEN
    UPDATE validation.idempotent_check entry SET calls = charged.granted WHERE entry.id = charge_call_once.id;
  ELSIF charged.refusal IS NULL THEN
    repeated := ARRAY(SELECT generate_series(0, wanted - 1));
    UPDATE validation.idempotent_check entry
      SET replays = entry.replays || CASE WHEN cardinality(entry.replays) < ${MAX_REPLAYS - 1} THEN charge_call_once.batch ELSE ${FOR_EVER} END
      WHERE entry.id = existing AND entry.fingerprint = charge_call_once.fingerprint AND entry.batch <> charge_call_once.batch
        AND cardinality(entry.replays) < ${MAX_REPLAYS} AND NOT entry.replays @> ARRAY[charge_call_once.batch];
  END IF;

  PERFORM validation.fresh(charge_call_once.batch);
  INSERT INTO validation.outbox (id, checks, grants, repeats, published_at)
    VALUES (charge_call_once.batch, charge_call_once.checks,
      json_build_array(json_build_array(charged.contract, charged.key_id, charged.granted, charged.refusal, charged.quota, charged.remaining,
        charged.is_test))::text,
      repeated, CASE WHEN repeated <> '{}' THEN clock_timestamp() END)
    RETURNING outbox.grants, outbox.repeats INTO grants, repeats;
  RETURN NEXT;
END
$$`;
