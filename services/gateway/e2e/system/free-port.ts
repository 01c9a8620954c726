import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

/** A port of this machine that nobody uses now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await promisify(server.close.bind(server))();
  return port;
}
