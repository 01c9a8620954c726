/** Only validation-service and the owner may call `keys.charge`. */
export const grantCharge = `
REVOKE ALL ON FUNCTION keys.charge FROM PUBLIC;
GRANT USAGE ON SCHEMA keys TO validation_service;
GRANT EXECUTE ON FUNCTION keys.charge TO validation_service`;
