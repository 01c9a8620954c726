import { findPortError, isFree } from '../../shared/process/free-ports.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';

/**
 * Refuses an address on which the gateway could not listen. On IPv6 too the port has to be free: a browser that is sent to localhost
 * may try that first.
 * @param {Pick<import('../settings/settings.mjs').Settings, 'host' | 'port'>} settings
 * @throws {OperatorError}
 */
export async function refuseClosedPort({ host, port }) {
  const code = await findPortError(port, host);
  if (code === 'EADDRNOTAVAIL') throw new OperatorError(`HOST=${host} ist keine Adresse dieses Rechners.`);
  if (code === 'EACCES')
    throw new OperatorError(`Port ${port} darf nur root öffnen. Wählen Sie einen anderen: PORT=8080 npm start`);
  if (code === undefined && (await isFree(port, '::1'))) return;
  throw new OperatorError(
    `Port ${port} ist belegt. Wählen Sie einen anderen, zum Beispiel: PORT=${port + 1} npm start`,
  );
}
