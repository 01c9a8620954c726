import { ANSWERS_KEPT, FOR_EVER, MAX_REPLAYS } from './charge-once.function.js';

/** SQL for the entry id of a check `asked`: that of its contract, otherwise the one derived from its API key by earlier versions. */
export const ENTRY_ID =
  'coalesce((SELECT entry.id FROM validation.idempotent_check entry WHERE entry.contract_entry = asked.entry), asked.id)';

/**
 * Entry names shared by all API keys of a contract; null without a contract or an `Idempotency-Key`.
 * @param hashes of each check's API key
 * @param idempotency_keys keyed hash of each check's `Idempotency-Key`; null from replicas of an earlier version
 */
export const contractEntriesFunction = `
CREATE FUNCTION validation.contract_entries(hashes bytea[], idempotency_keys bytea[]) RETURNS bytea[]
LANGUAGE plpgsql STABLE
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  RETURN (
    SELECT array_agg(sha256(int8send(asked.contract) || asked.idempotency_key) ORDER BY asked.place)
    FROM ROWS FROM (unnest(keys.contracts_of(hashes)), unnest(idempotency_keys)) WITH ORDINALITY
      AS asked (contract, idempotency_key, place));
END
$$`;

/**
 * As `chargeOnceFunction`, but an entry belongs to the contract: a repeat with another API key of the contract finds it by `contract_entry`. Its `id`
 * is still derived from the API key, by which replicas of an earlier version find it, and without `idempotency_keys` they create such entries.
 * Entries are claimed in the order of their shared names. An expired entry is deleted and claimed again; the loop ends, because conflicts after that
 * are with newer entries.
 */
export const chargeOncePerContractFunction = `
CREATE FUNCTION validation.charge_once(
  batch uuid, checks text, callers bytea[], addresses inet[],
  caller_of int[], ids bytea[], fingerprints bytea[], answers text[], test_refusals boolean[], idempotency_keys bytea[] DEFAULT NULL
) RETURNS TABLE (grants text, repeats int[])
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  entries bytea[] := validation.contract_entries(
    ARRAY(SELECT callers[caller] FROM unnest(caller_of) WITH ORDINALITY AS asked (caller, place) ORDER BY place), idempotency_keys);
  claimed int[] := '{}';
  existing bytea[];
  wanted int[];
  granted text;
  repeated int[];
BEGIN
  LOOP
    WITH claim AS (
      INSERT INTO validation.idempotent_check (id, contract_entry, fingerprint, batch, place, answer)
      SELECT DISTINCT ON (coalesce(asked.entry, asked.id))
          asked.id, asked.entry, asked.fingerprint, charge_once.batch, asked.place, asked.answer
        FROM unnest(ids, entries, fingerprints, answers) WITH ORDINALITY AS asked (id, entry, fingerprint, answer, place)
        ORDER BY coalesce(asked.entry, asked.id), asked.place
      ON CONFLICT DO NOTHING
      RETURNING place
    )
    SELECT claimed || coalesce(array_agg(claim.place::int), '{}') INTO claimed FROM claim;
    EXIT WHEN cardinality(claimed) = cardinality(ids);
    SELECT array_agg(${ENTRY_ID} ORDER BY asked.place) INTO existing
      FROM unnest(ids, entries) WITH ORDINALITY AS asked (id, entry, place);
    DELETE FROM validation.idempotent_check WHERE id IN (
      SELECT id FROM validation.idempotent_check
      WHERE id = ANY (existing) AND recorded_at < clock_timestamp() - ${ANSWERS_KEPT} ORDER BY id FOR UPDATE);
    EXIT WHEN NOT FOUND;
  END LOOP;

  SELECT array_agg(calls ORDER BY caller) INTO wanted FROM (
    SELECT caller, count(claim.place)::int AS calls
      FROM generate_subscripts(callers, 1) AS caller LEFT JOIN unnest(claimed) AS claim (place) ON caller_of[claim.place] = caller
      GROUP BY caller
  ) counted;

  WITH charged AS MATERIALIZED (
    SELECT * FROM keys.charge(callers, wanted, addresses)
  ), judged AS MATERIALIZED (
    SELECT asked.place, claim.place IS NOT NULL AS is_claimed, charged.refusal,
      row_number() OVER (PARTITION BY asked.caller, claim.place IS NULL ORDER BY asked.place) <= charged.granted
        AND NOT (charged.is_test AND test_refusals[asked.place]) AS is_answered
      FROM unnest(caller_of) WITH ORDINALITY AS asked (caller, place)
      JOIN charged ON charged.place = asked.caller
      LEFT JOIN unnest(claimed) AS claim (place) ON claim.place = asked.place
  ), forgotten AS (
    DELETE FROM validation.idempotent_check
      WHERE id IN (SELECT ids[judged.place] FROM judged WHERE is_claimed AND NOT is_answered)
  )
  SELECT
    (SELECT json_agg(json_build_array(contract, key_id, charged.granted, refusal, quota, remaining, is_test) ORDER BY place)::text FROM charged),
    (SELECT coalesce(array_agg(place::int - 1 ORDER BY place), '{}') FROM judged WHERE NOT is_claimed AND refusal IS NULL)
    INTO granted, repeated;

  UPDATE validation.idempotent_check entry
    SET replays = entry.replays || CASE WHEN cardinality(entry.replays) < ${MAX_REPLAYS - 1} THEN charge_once.batch ELSE ${FOR_EVER} END
    FROM (
      SELECT DISTINCT existing[place + 1] AS id, fingerprints[place + 1] AS fingerprint FROM unnest(repeated) AS repeat (place)
    ) asked
    WHERE entry.id = asked.id AND entry.fingerprint = asked.fingerprint AND entry.batch <> charge_once.batch
      AND cardinality(entry.replays) < ${MAX_REPLAYS} AND NOT entry.replays @> ARRAY[charge_once.batch];

  PERFORM validation.fresh(charge_once.batch);
  INSERT INTO validation.outbox (id, checks, grants, repeats, published_at)
    VALUES (charge_once.batch, charge_once.checks, granted, repeated,
      CASE WHEN cardinality(repeated) = cardinality(ids) THEN clock_timestamp() END);
  RETURN QUERY SELECT granted, repeated;
END
$$`;
