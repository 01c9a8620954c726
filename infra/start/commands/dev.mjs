import { withFrontend, withWatchedService } from './dev-parts.mjs';
import { launch } from '../system/launch.mjs';
import { freePort, isFree } from '../../shared/process/free-ports.mjs';
import { OperatorError } from '../../shared/operator-error.mjs';
import { servicePlans } from '../services/services.mjs';

const FRONTEND_PORT = 5173;

/**
 * `npm run dev -- <service|frontend>`: runs the system and rebuilds and restarts one of its parts after every change.
 * @param {string[]} args
 * @throws {OperatorError} when the part is unknown or the system runs already
 */
export async function main([name = '']) {
  if (name === 'frontend') {
    const port = (await isFree(FRONTEND_PORT)) ? FRONTEND_PORT : await freePort();
    return launch({
      adapt: (parts) => withFrontend(parts, port),
      hint: `Oberfläche: http://127.0.0.1:${port}`,
    });
  }
  const plan = servicePlans.find((candidate) => candidate.name === name || candidate.folder === name);
  if (!plan) {
    const names = [...servicePlans.map(({ folder }) => folder), 'frontend'];
    throw new OperatorError(`Aufruf: npm run dev -- <Teil>. Teile: ${names.join(', ')}`);
  }
  return launch({
    adapt: (parts) => withWatchedService(parts, plan.folder),
    hint: `${plan.folder} folgt Ihren Änderungen.`,
  });
}
