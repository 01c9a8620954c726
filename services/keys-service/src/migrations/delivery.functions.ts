/**
 * All that the worker may do in this schema (docs/adr/0021). A claimed delivery belongs to its worker until `due_at`: if that process dies, another
 * one claims it then. `tries` counts the claims and identifies them, so that a late worker records nothing.
 */
export const deliveryFunctions = `
CREATE FUNCTION keys.due_deliveries(most int) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT id FROM keys.delivery WHERE state = 'waiting' AND due_at <= clock_timestamp() ORDER BY due_at LIMIT most
$$;

CREATE FUNCTION keys.take_delivery(wanted uuid, held interval)
RETURNS TABLE (id uuid, channel text, target text, tries int, contract_id bigint, client_name text, webhook_secret bytea,
  alert_id uuid, threshold int, used bigint, quota bigint, at timestamptz)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  WITH taken AS (
    UPDATE keys.delivery SET tries = tries + 1, tried_at = clock_timestamp(), due_at = clock_timestamp() + held
    WHERE id = wanted AND state = 'waiting' AND due_at <= clock_timestamp()
    RETURNING *
  )
  SELECT t.id, t.channel, t.target, t.tries, c.id, c.client_name, s.webhook_secret,
    a.id, a.threshold, coalesce(a.used, c.used), coalesce(a.quota, c.quota), coalesce(a.at, t.created_at)
  FROM taken t JOIN keys.contract c ON c.id = t.contract_id
  LEFT JOIN keys.alert a ON a.id = t.alert_id LEFT JOIN keys.alert_settings s ON s.contract_id = c.id
$$;

CREATE FUNCTION keys.note_delivery(wanted uuid, taken_tries int, outcome text, status int, error text, again_in interval)
RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  UPDATE keys.delivery
  SET state = outcome, last_status = status, last_error = error, due_at = clock_timestamp() + again_in
  WHERE id = wanted AND tries = taken_tries AND state = 'waiting'
$$;

REVOKE ALL ON FUNCTION keys.due_deliveries, keys.take_delivery, keys.note_delivery FROM PUBLIC;
GRANT USAGE ON SCHEMA keys TO banks_service;
GRANT EXECUTE ON FUNCTION keys.due_deliveries, keys.take_delivery, keys.note_delivery TO banks_service`;
