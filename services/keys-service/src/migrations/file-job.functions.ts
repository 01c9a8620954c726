/** Deliveries of a contract that are kept, and that may wait to be sent. */
const MAX_STORED = 1_000;

/**
 * What the worker needs for file jobs: the contract of a key that staff look at, and the message that a job has ended, for contracts with a
 * webhook. The oldest deliveries beyond the limit are deleted; while that many wait, no further one is added.
 */
export const fileJobFunctions = `
CREATE FUNCTION keys.contract_of(wanted text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$ SELECT contract_id FROM keys.key WHERE id = wanted $$;

CREATE FUNCTION keys.announce_job(owner bigint, finished jsonb) RETURNS void
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT FROM keys.contract WHERE id = owner FOR NO KEY UPDATE;
  INSERT INTO keys.delivery (contract_id, job, channel, target)
  SELECT contract_id, finished, 'webhook', webhook_url FROM keys.alert_settings
  WHERE contract_id = owner AND webhook_url IS NOT NULL
    AND (SELECT count(*) FROM keys.delivery d WHERE d.contract_id = owner AND d.state = 'waiting') < ${MAX_STORED};
  DELETE FROM keys.delivery WHERE state <> 'waiting' AND id IN (
    SELECT id FROM keys.delivery WHERE contract_id = owner ORDER BY created_at DESC, id OFFSET ${MAX_STORED})
$$;

REVOKE ALL ON FUNCTION keys.contract_of, keys.announce_job FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keys.contract_of, keys.announce_job TO jobs_service`;

/** Lists due deliveries, those about jobs last, and claims one with its job (docs/adr/0021). Replaces the functions of the same names. */
export const deliveryFunctionsWithJobs = `
CREATE OR REPLACE FUNCTION keys.due_deliveries(most int) RETURNS TABLE (id uuid)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  SELECT id FROM keys.delivery WHERE state = 'waiting' AND due_at <= clock_timestamp() ORDER BY job IS NOT NULL, due_at LIMIT most
$$;

DROP FUNCTION keys.take_delivery;
CREATE FUNCTION keys.take_delivery(wanted uuid, held interval)
RETURNS TABLE (id uuid, channel text, target text, tries int, contract_id bigint, client_name text, webhook_secret bytea,
  alert_id uuid, threshold int, used bigint, quota bigint, at timestamptz, job jsonb)
LANGUAGE sql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp
AS $$
  WITH taken AS (
    UPDATE keys.delivery SET tries = tries + 1, tried_at = clock_timestamp(), due_at = clock_timestamp() + held
    WHERE id = wanted AND state = 'waiting' AND due_at <= clock_timestamp()
    RETURNING *
  )
  SELECT t.id, t.channel, t.target, t.tries, c.id, c.client_name, s.webhook_secret,
    a.id, a.threshold, coalesce(a.used, c.used), coalesce(a.quota, c.quota), coalesce(a.at, t.created_at), t.job
  FROM taken t JOIN keys.contract c ON c.id = t.contract_id
  LEFT JOIN keys.alert a ON a.id = t.alert_id LEFT JOIN keys.alert_settings s ON s.contract_id = c.id
$$;
REVOKE ALL ON FUNCTION keys.take_delivery FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keys.take_delivery TO banks_service`;
