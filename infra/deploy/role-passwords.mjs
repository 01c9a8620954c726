import { loginRoles } from '../start/services/services.mjs';

/** @param {string} role */
export const getPasswordVariable = (role) => `${role.toUpperCase()}_PASSWORD`;

/**
 * The passwords of all roles, one variable each, so that a service gets only its own.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>} by role
 * @throws {Error} German, naming every variable that is missing
 */
export function rolePasswords(env) {
  const missing = loginRoles.map(getPasswordVariable).filter((name) => !env[name]);
  if (missing.length > 0) throw new Error(`Diese Variablen fehlen: ${missing.join(', ')}.`);
  return Object.fromEntries(loginRoles.map((role) => [role, String(env[getPasswordVariable(role)])]));
}
