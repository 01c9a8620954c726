// @ts-check
import { isFree, refusalOf } from '../../shared/process/free-ports.mjs';
import { Refusal } from '../../shared/refusal.mjs';

/**
 * Refuses an address on which the gateway could not listen. On IPv6 too the port has to be free: a browser that is sent to localhost
 * may try that first.
 * @param {Pick<import('../settings/settings.mjs').Settings, 'host' | 'port'>} settings
 * @throws {Refusal}
 */
export async function refuseClosedPort({ host, port }) {
  const code = await refusalOf(port, host);
  if (code === 'EADDRNOTAVAIL') throw new Refusal(`HOST=${host} ist keine Adresse dieses Rechners.`);
  if (code === 'EACCES')
    throw new Refusal(`Port ${port} darf nur root öffnen. Wählen Sie einen anderen: PORT=8080 npm start`);
  if (code === undefined && (await isFree(port, '::1'))) return;
  throw new Refusal(`Port ${port} ist belegt. Wählen Sie einen anderen, zum Beispiel: PORT=${port + 1} npm start`);
}
