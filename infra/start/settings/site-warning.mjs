const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

/**
 * @param {Pick<import('./settings.mjs').Settings, 'host' | 'passedOn'>} settings
 * @returns {string | undefined} German warning when the system is public and SITE_URL is missing: search engines then get no address
 */
export function siteWarning({ host, passedOn }) {
  if (passedOn['SITE_URL'] || loopback.test(host)) return undefined;
  return `Achtung: HOST=${host} ist von außen erreichbar, SITE_URL fehlt. Suchmaschinen und Linkvorschauen erfahren die Adresse der Website nicht.`;
}
