/**
 * Effects of voiding a batch on answers stored under an `Idempotency-Key`. A charge is for an answer: it remains while any batch with the answer is
 * not voided, and is refunded with the last one.
 * `keep_replayed` – answers that a voided batch gave first: those that a repeat got remain charged, the others are deleted, so that a repeat is
 * checked again. Returns the places, from 0, of those that remain.
 * `take_back_replays` – answers that a voided batch repeated: where it was the last one and the first batch was already voided, the charge is
 * refunded. Returns the contract of each such charge. Where the row of the first batch was removed, the log cannot be corrected: charge and answer
 * remain.
 */
export const settleAnswersFunctions = `
CREATE FUNCTION validation.keep_replayed(voided uuid) RETURNS int[]
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  kept int[];
BEGIN
  PERFORM FROM validation.idempotent_check WHERE batch = voided ORDER BY id FOR UPDATE;
  DELETE FROM validation.idempotent_check WHERE batch = voided AND replays = '{}';
  WITH replayed AS (
    UPDATE validation.idempotent_check SET is_unanswered = true WHERE batch = voided RETURNING place - 1 AS place
  )
  SELECT coalesce(array_agg(place), '{}') INTO kept FROM replayed;
  RETURN kept;
END
$$;

CREATE FUNCTION validation.take_back_replays(voided uuid) RETURNS SETOF bigint
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  entry record;
  first_batch record;
BEGIN
  FOR entry IN
    SELECT id, batch, place - 1 AS place FROM validation.idempotent_check
      WHERE replays <> '{}' AND replays @> ARRAY[voided] ORDER BY id FOR UPDATE
  LOOP
    UPDATE validation.idempotent_check SET replays = array_remove(replays, voided) WHERE id = entry.id;
    SELECT checks, grants INTO first_batch FROM validation.outbox o
      WHERE o.id = entry.batch AND EXISTS (
        SELECT FROM validation.idempotent_check e WHERE e.id = entry.id AND e.replays = '{}' AND e.is_unanswered)
      FOR NO KEY UPDATE;
    CONTINUE WHEN NOT FOUND;
    UPDATE validation.outbox
      SET kept_places = array_remove(kept_places, entry.place), published_at = NULL, claimed_until = NULL WHERE id = entry.batch;
    DELETE FROM validation.idempotent_check WHERE id = entry.id;
    RETURN NEXT (first_batch.grants::json -> (first_batch.checks::json -> 1 -> entry.place ->> 1)::int ->> 0)::bigint;
  END LOOP;
END
$$`;
