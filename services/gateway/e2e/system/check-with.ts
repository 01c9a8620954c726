import type { RunningSystem } from './running-system.js';
import { VALID_IBANS } from './sample-ibans.js';

/** Checks an IBAN with a key, as a customer does; a valid one if none is given. */
export function checkWith(system: RunningSystem, apiKey: string, iban: string = VALID_IBANS[0]): Promise<Response> {
  return fetch(`${system.url}/api/validate-iban`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ iban }),
  });
}
