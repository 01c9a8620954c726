import type { IncomingMessage } from 'node:http';

type Framed = Pick<IncomingMessage, 'httpVersion' | 'headers' | 'rawHeaders'>;

/**
 * Whether another server could find the end or the host of this request somewhere else (docs/SECURITY.md E12): a message that two servers
 * read in two ways carries a second one past the first. What Node's parser refuses by itself is not looked for here.
 */
export function isMisframed({ httpVersion, headers, rawHeaders }: Framed): boolean {
  const hosts = hostsIn(rawHeaders);
  const encoding = headers['transfer-encoding'];
  if (httpVersion === '1.1') return hosts !== 1 || (encoding !== undefined && encoding.toLowerCase() !== 'chunked');
  // Node's parser lets 0.9 and 2.0 pass, too.
  return httpVersion !== '1.0' || hosts > 1 || encoding !== undefined;
}

/** Node keeps the first of several. This is run for every request: names of another length are not compared. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++;
  }
  return hosts;
}
