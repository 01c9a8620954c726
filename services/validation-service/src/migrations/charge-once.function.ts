/** A repeat gets the first answer for this time: `REPEATABLE_ANSWER_HOURS`, whose change needs new functions. */
export const ANSWERS_KEPT = `interval '24 hours'`;

/** Maximum number of batches noted for an answer; further ones make it final, even if they are voided. */
export const MAX_REPLAYS = 16;
/** An id of no batch, so that the answer is never voided. */
export const FOR_EVER = `'00000000-0000-0000-0000-000000000000'::uuid`;

/**
 * The complete commit of an idempotent batch: new checks are charged and recorded, the others are answered from their entries; both or neither.
 * Entries are claimed first, in the order of their ids, so that batches with the same ones wait instead of deadlocking; contracts are locked last.
 * Each statement sees commits that happened while the previous one waited. A check whose key is now refused is recorded as refused, even if it was
 * answered before: a disabled key gets no stored answers. Checks without a verdict leave no entry, including simulated refusals of test keys. Entries
 * note the other batches that got their answer: voiding the first one must not revoke it.
 * @param checks text of the outbox row
 * @param callers, addresses key hash and address of each caller, as for `keys.charge`
 * @param caller_of index of the caller for each check, from 1
 * @param test_refusals for each check whether a test key would be refused
 * @returns grants as in the outbox row; repeats: places, from 0, of the checks that are neither charged nor recorded
 */
export const chargeOnceFunction = `
CREATE FUNCTION validation.charge_once(
  batch uuid, checks text, callers bytea[], addresses inet[],
  caller_of int[], ids bytea[], fingerprints bytea[], answers text[], test_refusals boolean[]
) RETURNS TABLE (grants text, repeats int[])
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  claimed int[];
  wanted int[];
  granted text;
  repeated int[];
BEGIN
  WITH claim AS (
    INSERT INTO validation.idempotent_check AS entry (id, fingerprint, batch, place, answer)
    SELECT DISTINCT ON (asked.id) asked.id, asked.fingerprint, charge_once.batch, asked.place, asked.answer
      FROM unnest(ids, fingerprints, answers) WITH ORDINALITY AS asked (id, fingerprint, answer, place)
      ORDER BY asked.id, asked.place
    ON CONFLICT (id) DO UPDATE
      SET (fingerprint, batch, place, answer, recorded_at)
        = (excluded.fingerprint, excluded.batch, excluded.place, excluded.answer, excluded.recorded_at)
      WHERE entry.recorded_at < clock_timestamp() - ${ANSWERS_KEPT}
    RETURNING entry.place
  )
  SELECT coalesce(array_agg(claim.place), '{}') INTO claimed FROM claim;

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
    FROM (SELECT DISTINCT ids[place + 1] AS id, fingerprints[place + 1] AS fingerprint FROM unnest(repeated) AS repeat (place)) asked
    WHERE entry.id = asked.id AND entry.fingerprint = asked.fingerprint AND entry.batch <> charge_once.batch
      AND cardinality(entry.replays) < ${MAX_REPLAYS} AND NOT entry.replays @> ARRAY[charge_once.batch];

  PERFORM validation.fresh(charge_once.batch);
  INSERT INTO validation.outbox (id, checks, grants, repeats, published_at)
    VALUES (charge_once.batch, charge_once.checks, granted, repeated,
      CASE WHEN cardinality(repeated) = cardinality(ids) THEN clock_timestamp() END);
  RETURN QUERY SELECT granted, repeated;
END
$$`;
