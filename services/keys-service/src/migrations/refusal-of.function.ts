/**
 * Reason for refusing a key, as in `keys.charge`; null for a valid one. Charges zero calls, so that one rule decides about keys.
 * The caller needs the right to charge; the function grants none.
 */
export const refusalOfFunction = `
CREATE FUNCTION keys.refusal_of(hash bytea, address inet)
RETURNS text
LANGUAGE sql VOLATILE
AS $$
  SELECT c.refusal FROM keys.charge(ARRAY[hash], ARRAY[0], ARRAY[address]) c
$$;
REVOKE ALL ON FUNCTION keys.refusal_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keys.refusal_of TO validation_service`;
