/**
 * Refunds the charge of a batch whose callers got no answer, and books it, once for each batch and contract.
 * Contracts are locked in the order of charging; test contracts are never charged.
 */
export const refundFunction = `
CREATE OR REPLACE FUNCTION keys.refund(voided uuid, contracts bigint[], granted int[])
RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
BEGIN
  PERFORM FROM keys.contract c WHERE c.id = ANY (contracts) ORDER BY c.id FOR NO KEY UPDATE;
  WITH charged AS (
    SELECT c.id, c.quota, least(sum(g.calls), c.used) AS calls
    FROM unnest(contracts, granted) AS g (contract_id, calls) JOIN keys.contract c ON c.id = g.contract_id
    WHERE g.calls > 0 AND NOT c.is_test GROUP BY c.id
  ), booked AS (
    INSERT INTO keys.booking (contract_id, kind, amount, quota_before, quota_after, actor, refunded_calls, batch)
    SELECT id, 'refund', 0, quota, quota, 'System', calls, voided FROM charged WHERE calls > 0 ORDER BY id
    ON CONFLICT (batch, contract_id) WHERE batch IS NOT NULL DO NOTHING
    RETURNING contract_id, refunded_calls
  )
  UPDATE keys.contract c SET used = c.used - booked.refunded_calls, refunded = c.refunded + booked.refunded_calls
  FROM booked WHERE c.id = booked.contract_id;
END
$$;
REVOKE ALL ON FUNCTION keys.refund FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keys.refund TO validation_service`;
