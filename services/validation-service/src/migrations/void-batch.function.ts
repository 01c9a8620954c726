/**
 * Voids a batch whose callers got no answer, in one statement, so that no lock waits for a process. The batch's id decides the order. Not recorded
 * yet: a tombstone takes the id, and a later statement fails on it. A statement in progress is waited for. Already recorded: the charge is refunded
 * and the row is marked, for the relay to correct the log. The row is locked before the contracts: no statement waits for the row while it holds a
 * contract. Repeating the call changes nothing. Checks with an `Idempotency-Key` whose answer a repeat got remain charged
 * (`settle-answers.functions`); a keyed batch has none. An id not above the highest removed one may have had a row, so its outcome is unknown.
 */
export const voidBatchFunction = `
CREATE OR REPLACE FUNCTION validation.void_batch(batch uuid) RETURNS text
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  recorded validation.outbox;
  kept int[];
BEGIN
  INSERT INTO validation.outbox (id, checks, voided_at, published_at)
    VALUES (batch, '', clock_timestamp(), clock_timestamp()) ON CONFLICT DO NOTHING;
  IF FOUND THEN
    IF batch > (SELECT removed_up_to FROM validation.removal) THEN RETURN 'uncharged'; END IF;
    DELETE FROM validation.outbox WHERE id = batch;
    RETURN 'unknown';
  END IF;
  SELECT * INTO recorded FROM validation.outbox WHERE id = batch FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN 'unknown'; END IF;
  IF recorded.checks = '' THEN RETURN 'uncharged'; END IF;
  IF recorded.voided_at IS NULL THEN
    kept := validation.keep_replayed(batch);
    PERFORM keys.refund(batch, array_agg(contract), array_agg(calls)) FROM (
      SELECT (g ->> 0)::bigint AS contract, (g ->> 2)::int - (
          SELECT count(*)::int FROM unnest(kept) AS answered (place)
          WHERE (recorded.checks::json -> 1 -> answered.place ->> 1)::int = caller - 1) AS calls
        FROM json_array_elements(recorded.grants::json) WITH ORDINALITY AS granted (g, caller)
      UNION ALL SELECT contract, 1 FROM validation.take_back_replays(batch) AS contract
    ) owed WHERE calls > 0;
    UPDATE validation.outbox
      SET voided_at = clock_timestamp(), published_at = NULL, claimed_until = NULL, kept_places = kept WHERE id = batch;
  END IF;
  RETURN 'refunded';
END
$$`;
