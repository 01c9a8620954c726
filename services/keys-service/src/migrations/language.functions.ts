/** Claims a due delivery with the language of its contract (docs/adr/0021). Replaces the function of the same name. */
export const takeDeliveryWithLanguage = `
DROP FUNCTION keys.take_delivery;
CREATE FUNCTION keys.take_delivery(wanted uuid, held interval)
RETURNS TABLE (id uuid, channel text, target text, tries int, contract_id bigint, client_name text, language text,
  webhook_secret bytea, alert_id uuid, threshold int, used bigint, quota bigint, at timestamptz, job jsonb)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  WITH taken AS (
    UPDATE keys.delivery SET tries = tries + 1, tried_at = clock_timestamp(), due_at = clock_timestamp() + held
    WHERE id = wanted AND state = 'waiting' AND due_at <= clock_timestamp()
    RETURNING *
  )
  SELECT t.id, t.channel, t.target, t.tries, c.id, c.client_name, c.language, s.webhook_secret,
    a.id, a.threshold, coalesce(a.used, c.used), coalesce(a.quota, c.quota), coalesce(a.at, t.created_at), t.job
  FROM taken t JOIN keys.contract c ON c.id = t.contract_id
  LEFT JOIN keys.alert a ON a.id = t.alert_id LEFT JOIN keys.alert_settings s ON s.contract_id = c.id
$$;
REVOKE ALL ON FUNCTION keys.take_delivery FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keys.take_delivery TO banks_service`;
