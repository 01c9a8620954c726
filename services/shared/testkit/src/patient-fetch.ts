import { setTimeout as sleep } from 'node:timers/promises';

const MAX_ATTEMPTS = 20;
const PAUSE_MS = 500;

/**
 * Repeats a call while its answer is the problem `unavailable`, as clients should: a stalled machine causes it, too.
 * @throws TypeError when no answer comes
 */
export async function patientFetch(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const response = await fetch(url, request);
    if (attempt === MAX_ATTEMPTS || !(await isUnavailable(response))) return response;
    await response.body?.cancel();
    await sleep(PAUSE_MS);
  }
}

async function isUnavailable(response: Response): Promise<boolean> {
  if (response.status !== 503) return false;
  const { code } = (await response
    .clone()
    .json()
    .catch(() => ({}))) as { readonly code?: string };
  return code === 'unavailable';
}
