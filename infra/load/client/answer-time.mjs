/**
 * Sends one call and waits for its whole answer.
 * @param {string} url
 * @param {{ body: object, headers: Record<string, string>, status: number, timeoutMs: number }} call `status`: the expected one
 * @returns {Promise<number>} milliseconds
 * @throws {Error} for another status
 */
export async function answerTime(url, { body, headers, status, timeoutMs }) {
  return measureDuration(async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.arrayBuffer();
    const { pathname } = new URL(url);
    if (response.status !== status) throw new Error(`${pathname} antwortet mit ${response.status} statt ${status}.`);
  });
}

/**
 * @param {() => Promise<unknown>} work
 * @returns {Promise<number>} milliseconds
 */
export async function measureDuration(work) {
  const begin = performance.now();
  await work();
  return performance.now() - begin;
}
