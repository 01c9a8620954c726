/** As `settleAnswersFunctions`, also for entries of bulk calls: such an entry stands for the first `calls` checks of its batch. */
export const settleCallsFunctions = `
CREATE OR REPLACE FUNCTION validation.keep_replayed(voided uuid) RETURNS int[]
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  kept int[];
BEGIN
  PERFORM FROM validation.idempotent_check WHERE batch = voided ORDER BY id FOR UPDATE;
  DELETE FROM validation.idempotent_check WHERE batch = voided AND replays = '{}';
  WITH replayed AS (
    UPDATE validation.idempotent_check SET is_unanswered = true WHERE batch = voided RETURNING place - 1 AS place, coalesce(calls, 1) AS calls
  )
  SELECT coalesce(array_agg(kept_place), '{}') INTO kept
    FROM replayed, generate_series(replayed.place, replayed.place + replayed.calls - 1) AS kept_place;
  RETURN kept;
END
$$;

CREATE OR REPLACE FUNCTION validation.take_back_replays(voided uuid) RETURNS SETOF bigint
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  entry record;
  first_batch record;
BEGIN
  FOR entry IN
    SELECT id, batch, place - 1 AS place, calls FROM validation.idempotent_check
      WHERE replays <> '{}' AND replays @> ARRAY[voided] ORDER BY id FOR UPDATE
  LOOP
    UPDATE validation.idempotent_check SET replays = array_remove(replays, voided) WHERE id = entry.id;
    SELECT checks, grants INTO first_batch FROM validation.outbox o
      WHERE o.id = entry.batch AND EXISTS (
        SELECT FROM validation.idempotent_check e WHERE e.id = entry.id AND e.replays = '{}' AND e.is_unanswered)
      FOR NO KEY UPDATE;
    CONTINUE WHEN NOT FOUND;
    UPDATE validation.outbox
      SET kept_places = CASE WHEN entry.calls IS NULL THEN array_remove(kept_places, entry.place) ELSE '{}' END,
        published_at = NULL, claimed_until = NULL
      WHERE id = entry.batch;
    DELETE FROM validation.idempotent_check WHERE id = entry.id;
    FOR nth IN 1 .. coalesce(entry.calls, 1) LOOP
      RETURN NEXT (first_batch.grants::json -> (first_batch.checks::json -> 1 -> entry.place ->> 1)::int ->> 0)::bigint;
    END LOOP;
  END LOOP;
END
$$`;
