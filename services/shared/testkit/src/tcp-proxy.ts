import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A connection to a server that a test can cut or freeze for one client. */
export interface TcpProxy {
  readonly port: number;
  /** Breaks all connections and refuses new ones. */
  cut(): Promise<void>;
  /** Connections remain open and can be opened, but transfer no data. */
  freeze(): void;
  /** Restores operation and delivers frozen data. */
  heal(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a proxy to a server on a free port of 127.0.0.1. */
export async function tcpProxy(targetPort: number, targetHost = '127.0.0.1'): Promise<TcpProxy> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let isFrozen = false;
  const server = createServer((near) => {
    const far = connect(targetPort, targetHost);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.setNoDelay(true);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => undefined);
      from.on('close', () => {
        to.destroy();
        pairs.delete(pair);
      });
      if (isFrozen) from.pause();
    }
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const stopListening = () => new Promise<void>((resolve) => server.close(() => resolve()));
  const breakAll = () => {
    for (const socket of [...pairs].flat()) socket.destroy();
  };
  return {
    port,
    cut: async () => {
      const closing = stopListening();
      breakAll();
      await closing;
    },
    freeze: () => {
      isFrozen = true;
      for (const socket of [...pairs].flat()) socket.pause();
    },
    heal: async () => {
      isFrozen = false;
      for (const socket of [...pairs].flat()) socket.resume();
      if (!server.listening) await listen(port);
    },
    close: async () => {
      const closing = server.listening ? stopListening() : Promise.resolve();
      breakAll();
      await closing;
    },
  };
}
