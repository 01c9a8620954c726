/**
 * All that log-service may do in this schema, for erasing an IBAN. Both functions process their table page by page and return the start of the next
 * page, null after the last one.
 * `erase_checks` – checks of the outbox that the log does not have yet or has just received. Verdict and charge remain, so that a repeat of the batch
 * gets the same answer; data about the IBAN becomes null, also in the log. The text is split by the one PostgreSQL function that keeps strings as
 * written, because they may contain escapes that it cannot decode.
 * `erase_answers` – answers stored for repeats, which hold only a hash of the IBAN. The entry remains, so that nothing is charged twice: a repeat is
 * refused as if its key belonged to another request.
 */
export const eraseCopiesFunctions = `
CREATE FUNCTION validation.without_iban(checks text, hash text) RETURNS text
LANGUAGE sql IMMUTABLE
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT json_agg(CASE number WHEN 2 THEN (
    SELECT json_agg(CASE WHEN strpos(fields::text, hash) = 0 THEN fields ELSE (
      SELECT json_agg(CASE WHEN place BETWEEN 5 AND 9 THEN 'null'::json ELSE field END ORDER BY place)
      FROM json_array_elements(fields) WITH ORDINALITY AS parts (field, place)
    ) END ORDER BY spot) FROM json_array_elements(part) WITH ORDINALITY AS list (fields, spot)
  ) ELSE part END ORDER BY number)::text
  FROM json_array_elements(checks::json) WITH ORDINALITY AS halves (part, number)
$$;

CREATE FUNCTION validation.erase_checks(hash text, behind uuid, most int) RETURNS uuid
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  last uuid;
BEGIN
  SELECT id INTO last FROM validation.outbox WHERE id > behind ORDER BY id OFFSET most - 1 LIMIT 1;
  UPDATE validation.outbox SET checks = validation.without_iban(checks, hash)
    WHERE id > behind AND id <= coalesce(last, 'ffffffff-ffff-ffff-ffff-ffffffffffff') AND strpos(checks, hash) > 0;
  RETURN last;
END
$$;

CREATE FUNCTION validation.erase_answers(fingerprints bytea[], behind bytea, most int) RETURNS bytea
LANGUAGE plpgsql VOLATILE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
DECLARE
  last bytea;
BEGIN
  SELECT id INTO last FROM validation.idempotent_check WHERE id > behind ORDER BY id OFFSET most - 1 LIMIT 1;
  UPDATE validation.idempotent_check SET fingerprint = '', answer = '[0,null]'
    WHERE id > behind AND (last IS NULL OR id <= last) AND fingerprint = ANY (fingerprints);
  RETURN last;
END
$$;

REVOKE ALL ON FUNCTION validation.without_iban, validation.erase_checks, validation.erase_answers FROM PUBLIC;
GRANT USAGE ON SCHEMA validation TO logs_service;
GRANT EXECUTE ON FUNCTION validation.erase_checks, validation.erase_answers TO logs_service`;
