/** Small, and nobody needs to be signed in for it. */
const PROBE = '/favicon.svg';
const PROBE_TIMEOUT_MS = 4_000;

/** Looks whether the server answers anything at all. @param leaving when nobody wants to know any more */
export async function isServerThere(leaving: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(PROBE_TIMEOUT_MS)]);
    await fetch(new URL(PROBE, window.location.origin), { method: 'HEAD', cache: 'no-store', signal });
    return true;
  } catch {
    return false;
  }
}
