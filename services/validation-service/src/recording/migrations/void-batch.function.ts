/**
 * Settles a batch whose callers got no answer, in one statement: no lock waits for a process of ours. The batch's id decides who was first.
 *
 * Nothing recorded under it yet: a tombstone takes the id, and a statement that comes later runs into it. A statement under way is waited
 * for. Recorded already: what was charged is given back and the row is marked, for the relay to tell the log, whatever was sent before.
 * The row is locked before the contracts, which no statement does that waits for the row. Whoever comes again changes nothing.
 *
 * An id not above the highest one removed may have had a row: about that one nobody can tell any more.
 */
export const voidBatchFunction = `
CREATE OR REPLACE FUNCTION validation.void_batch(batch uuid) RETURNS text
LANGUAGE plpgsql VOLATILE
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  recorded validation.outbox;
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
    PERFORM keys.refund(batch, array_agg((g ->> 0)::bigint), array_agg((g ->> 2)::int))
      FROM json_array_elements(recorded.grants::json) g WHERE (g ->> 2)::int > 0;
    UPDATE validation.outbox SET voided_at = clock_timestamp(), published_at = NULL, claimed_until = NULL WHERE id = batch;
  END IF;
  RETURN 'refunded';
END
$$`;
