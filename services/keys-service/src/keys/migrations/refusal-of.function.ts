/**
 * Why a key opens nothing at the moment, as `keys.charge` names it; null when it is good. Asked for nothing, charging says what it would
 * refuse and takes nothing: there is one rule for which key is good. Its caller needs the right to charge; it gives none.
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
