import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { readTraceparent, type TraceSpan, writeTraceparent } from '@pruefer/platform';

/** Headers that callers could forge, which only the system itself may set (docs/SECURITY.md A4, E9), and API keys, which stay in the gateway. */
const dropped = /^(?:x-user|x-role|x-internal|x-forwarded|forwarded$|x-api-key$)/;
/** Hop-by-hop headers (RFC 9110, 7.6.1 and 10.1.1), which do not apply to the connection to the service. */
const hopByHop = /^(?:connection|keep-alive|upgrade|http2-settings|expect|te|trailers?|transfer-encoding|proxy-.*)$/;
const bearsKey = /^bearer +iban_(?:sk|test)_/i;

/**
 * The headers of a forwarded request.
 * @param caller headers that name the caller, as the gateway found it
 * @param span of the request, when it is traced
 */
export function forwardedHeaders(
  headers: IncomingHttpHeaders,
  {
    requestId,
    caller,
    span,
  }: { requestId: string; caller: Readonly<Record<string, string>>; span?: TraceSpan | undefined },
): IncomingHttpHeaders {
  const forwarded = Object.entries(headers).filter(
    ([name, value]) =>
      !dropped.test(name) && !hopByHop.test(name) && !(name === 'authorization' && bearsKey.test(String(value))),
  );
  return {
    ...Object.fromEntries(forwarded),
    'x-request-id': requestId,
    ...caller,
    traceparent: span?.traceparent ?? unsampledTrace(headers),
  };
}

/** A trace that services need not record (W3C trace context), whatever the caller wishes: the caller's, or a new one. */
function unsampledTrace({ traceparent }: IncomingHttpHeaders): string {
  const { traceId, spanId } = readTraceparent(traceparent) ?? {
    traceId: randomBytes(16).toString('hex'),
    spanId: randomBytes(8).toString('hex'),
  };
  return writeTraceparent({ traceId, spanId, isSampled: false });
}
