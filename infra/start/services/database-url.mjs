// @ts-check

/**
 * The same database for another role. What is no address stays as it is: the check of the environment says so.
 * @param {string} url
 * @param {string} role
 * @param {string} password
 */
export function urlForRole(url, role, password) {
  if (!URL.canParse(url)) return url;
  const changed = new URL(url);
  changed.username = role;
  changed.password = password;
  return changed.href;
}
