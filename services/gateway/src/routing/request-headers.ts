import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What callers could forge: only this system itself may say such things (docs/SECURITY.md A4, E9). And API keys: they go no further than here. */
const dropped = /^(?:x-user|x-role|x-internal|x-forwarded|forwarded$|x-api-key$)/;
/** What holds between two neighbours only (RFC 9110, 7.6.1 and 10.1.1): the connection to the service is another one. */
const hopByHop = /^(?:connection|keep-alive|upgrade|http2-settings|expect|te|trailers?|transfer-encoding|proxy-.*)$/;
const bearsKey = /^bearer +iban_sk_/i;
const wellFormedTrace = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The headers with which a request goes on to a service.
 * @param caller headers that name the caller, as the gateway found it
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  { requestId, caller }: { requestId: string; caller: Readonly<Record<string, string>> },
): IncomingHttpHeaders {
  const kept = Object.entries(headers).filter(
    ([name, value]) =>
      !dropped.test(name) && !hopByHop.test(name) && !(name === 'authorization' && bearsKey.test(String(value))),
  );
  return {
    ...Object.fromEntries(kept),
    'x-request-id': requestId,
    ...caller,
    traceparent: traceparentOf(headers),
  };
}

/** The trace a request belongs to (W3C trace context): the caller's, or a new one that nobody records. */
function traceparentOf({ traceparent }: IncomingHttpHeaders): string {
  if (typeof traceparent === 'string' && wellFormedTrace.test(traceparent)) return traceparent;
  return `00-${randomBytes(16).toString('hex')}-${randomBytes(8).toString('hex')}-00`;
}
