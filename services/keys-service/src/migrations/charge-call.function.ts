/**
 * Charges a bulk call: all of its checks or none, or with `is_partial` as many as the quota allows. The contract is locked first, so that no other
 * charge can come between the comparison and `keys.charge`. A test contract has no bound.
 * @returns one row like those of `keys.charge`; `granted` 0 without a refusal: the quota is too small
 */
export const chargeCallFunction = `
CREATE FUNCTION keys.charge_call(hash bytea, wanted int, address inet, is_partial boolean)
RETURNS TABLE (place int, contract bigint, key_id text, granted int, refusal text, quota bigint, remaining bigint, is_test boolean)
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
SET plan_cache_mode = force_generic_plan
AS $$
#variable_conflict use_column
DECLARE
  free bigint;
BEGIN
  SELECT c.quota - c.used INTO free FROM keys.contract c
    WHERE c.id = (SELECT k.contract_id FROM keys.key k WHERE k.hash = charge_call.hash) AND NOT c.is_test
    FOR NO KEY UPDATE;
  RETURN QUERY SELECT * FROM keys.charge(
    ARRAY[charge_call.hash], ARRAY[CASE WHEN charge_call.wanted > free AND NOT is_partial THEN 0 ELSE charge_call.wanted END], ARRAY[address]);
END
$$;
REVOKE ALL ON FUNCTION keys.charge_call FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keys.charge_call TO validation_service`;
