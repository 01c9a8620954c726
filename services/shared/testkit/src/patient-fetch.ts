import { setTimeout as sleep } from 'node:timers/promises';

const MAX_ATTEMPTS = 20;
const PAUSE_MS = 500;

/**
 * Repeats a call while its answer is the problem `unavailable`, as clients should: a stalled machine causes it, too.
 * @throws TypeError when no answer comes
 */
export async function patientFetch(url: string, request: RequestInit): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await fetch(url, request);
    if (attempt === MAX_ATTEMPTS || !(await isUnavailable(answer))) return answer;
    await answer.body?.cancel();
    await sleep(PAUSE_MS);
  }
}

async function isUnavailable(answer: Response): Promise<boolean> {
  if (answer.status !== 503) return false;
  const { code } = (await answer
    .clone()
    .json()
    .catch(() => ({}))) as { readonly code?: string };
  return code === 'unavailable';
}
