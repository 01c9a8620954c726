import type { RunningSystem } from './running-system.js';
import { VALID_IBANS } from './sample-ibans.js';

/** Checks a valid IBAN with a key, as a customer does. */
export function checkWith(system: RunningSystem, apiKey: string): Promise<Response> {
  return fetch(`${system.url}/api/validate-iban`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify({ iban: VALID_IBANS[0] }),
  });
}
