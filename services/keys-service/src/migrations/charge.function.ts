/**
 * Charges contracts for groups of checks; the checks of a group have the same key and address. Rows are locked in contract
 * order, because batches with the same contracts in different orders would deadlock. A second statement reads keys and remaining quota after the
 * locks are held: in a single statement a waiting batch could see a quota from before it was lowered and violate the table's constraint. The rest of
 * a contract is granted to the first groups of the batch; two keys may share a contract. Each group gets its quota and the rest after it, which saves
 * another query. Test keys are granted everything and use up nothing. A generic plan is forced: planning for each batch takes longer than running it.
 * Three migrations install this same text; a change is a new file and a new migration.
 */
export const chargeFunction = `
CREATE OR REPLACE FUNCTION keys.charge(hashes bytea[], wanted int[], addresses inet[])
RETURNS TABLE (place int, contract bigint, key_id text, granted int, refusal text, quota bigint, remaining bigint, is_test boolean)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
BEGIN
  PERFORM FROM keys.contract
    WHERE id = ANY (ARRAY(SELECT contract_id FROM keys.key WHERE hash = ANY (hashes)))
    ORDER BY id FOR NO KEY UPDATE;
  RETURN QUERY
  WITH asked AS MATERIALIZED (
    SELECT a.place, a.wanted, k.id AS key_id, k.contract_id,
      CASE WHEN k.id IS NULL THEN 'key_unknown'
           WHEN k.superseded_at <= clock_timestamp() THEN 'key_superseded'
           WHEN NOT k.is_active THEN 'key_inactive'
           WHEN k.expires_at <= clock_timestamp() THEN 'key_expired'
           WHEN NOT a.address <<= ANY (k.allowed_addresses) THEN 'ip_not_allowed'
      END AS refusal
    FROM unnest(hashes, wanted, addresses) WITH ORDINALITY AS a (hash, wanted, address, place)
    LEFT JOIN keys.key k ON k.hash = a.hash
  ), locked AS MATERIALIZED (
    SELECT c.id, c.quota, c.quota - c.used AS free, c.is_test FROM keys.contract c
    WHERE c.id = ANY (ARRAY(SELECT contract_id FROM asked WHERE refusal IS NULL))
  ), shared AS MATERIALIZED (
    SELECT place, contract_id, key_id, refusal, quota, is_test,
      CASE WHEN refusal IS NOT NULL THEN 0
           WHEN is_test THEN wanted
           ELSE greatest(0, least(wanted, free - (sum(wanted) OVER up_to_here - wanted)))::int
      END AS granted,
      free - CASE WHEN is_test THEN 0 ELSE least(free, sum(wanted) OVER up_to_here) END AS remaining
    FROM asked LEFT JOIN locked ON locked.id = contract_id AND refusal IS NULL
    WINDOW up_to_here AS (PARTITION BY contract_id, refusal IS NULL ORDER BY place ROWS UNBOUNDED PRECEDING)
  ), charged AS (
    UPDATE keys.contract c SET used = c.used + taken.calls
    FROM (SELECT contract_id, sum(granted) AS calls FROM shared WHERE NOT is_test GROUP BY contract_id HAVING sum(granted) > 0) taken
    WHERE c.id = taken.contract_id
  )
  SELECT place::int, contract_id, key_id::text, granted, refusal, quota, remaining, coalesce(is_test, false)
    FROM shared ORDER BY place;
END
$$`;
