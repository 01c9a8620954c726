// @ts-check
const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/;

/**
 * @param {Pick<import('./settings.mjs').Settings, 'host' | 'passedOn'>} settings
 * @returns {string | undefined} a line for the operator of a public system whose address no search engine and no link preview is given
 */
export function siteWarning({ host, passedOn }) {
  if (passedOn['SITE_URL'] || loopback.test(host)) return undefined;
  return `Achtung: HOST=${host} ist von außen erreichbar, SITE_URL fehlt. Suchmaschinen und Linkvorschauen erfahren die Adresse der Website nicht.`;
}
