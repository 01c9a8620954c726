/** The contract of each key, null for an unknown key, in the order of the hashes. For validation-service, which cannot read the tables. */
export const contractsOfFunction = `
CREATE FUNCTION keys.contracts_of(hashes bytea[]) RETURNS bigint[]
LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = pg_catalog, pg_temp
AS $$
  SELECT array_agg(k.contract_id ORDER BY asked.place)
  FROM unnest(hashes) WITH ORDINALITY AS asked (hash, place) LEFT JOIN keys.key k ON k.hash = asked.hash
$$;
REVOKE ALL ON FUNCTION keys.contracts_of FROM PUBLIC;
GRANT EXECUTE ON FUNCTION keys.contracts_of TO validation_service`;
