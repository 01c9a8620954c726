/**
 * The same database for another role. An invalid address is returned unchanged; the check of the environment reports it.
 * @param {string} url
 * @param {string} role
 * @param {string} password
 */
export function urlForRole(url, role, password) {
  if (!URL.canParse(url)) return url;
  const roleUrl = new URL(url);
  roleUrl.username = role;
  roleUrl.password = encodeURIComponent(password);
  return roleUrl.href;
}
