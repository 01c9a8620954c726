/** A small static file, which needs no session. It is no endpoint, because primitives know none. */
const PROBE = '/favicon.svg';
const PROBE_TIMEOUT_MS = 4_000;

/** Asks whether the server answers at all. */
export async function isServerThere(): Promise<boolean> {
  const init = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) } as const;
  // Tests have no base address.
  return fetch(new URL(PROBE, location.origin), init).then(
    () => true,
    () => false,
  );
}
