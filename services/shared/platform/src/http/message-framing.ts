import type { IncomingMessage } from 'node:http';

type Framed = Pick<IncomingMessage, 'httpVersion' | 'headers' | 'rawHeaders'>;

/**
 * Whether another server could read a different end or host from this request (docs/SECURITY.md E12); such a message can smuggle
 * a second one. Checks only messages that Node's parser accepts.
 */
export function isMisframed({ httpVersion, headers, rawHeaders }: Framed): boolean {
  const hosts = hostsIn(rawHeaders);
  const encoding = headers['transfer-encoding'];
  if (httpVersion === '1.1') return hosts !== 1 || (encoding !== undefined && encoding.toLowerCase() !== 'chunked');
  // Node's parser also accepts 0.9 and 2.0.
  return httpVersion !== '1.0' || hosts > 1 || encoding !== undefined;
}

/** Node only keeps the first Host header. Runs for every request, so the length is compared before the name. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}
