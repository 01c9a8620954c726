// @ts-check

/**
 * The same database for another role.
 * @param {string} url
 * @param {string} role
 * @param {string} password
 */
export function urlForRole(url, role, password) {
  const changed = new URL(url);
  changed.username = role;
  changed.password = password;
  return changed.href;
}
