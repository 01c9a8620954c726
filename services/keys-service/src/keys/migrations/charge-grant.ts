/** Who may call `keys.charge`: validation-service, and nobody else but its owner. */
export const grantCharge = `
REVOKE ALL ON FUNCTION keys.charge FROM PUBLIC;
GRANT USAGE ON SCHEMA keys TO validation_service;
GRANT EXECUTE ON FUNCTION keys.charge TO validation_service`;
