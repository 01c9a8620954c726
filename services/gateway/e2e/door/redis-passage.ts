import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A way to the real Redis that can be frozen: connections stay open, nothing comes through. */
export class RedisPassage {
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(private readonly target: URL) {
    this.server = createServer((near) => this.join(near, connect(Number(target.port), target.hostname)));
  }

  static async to(redisUrl: string): Promise<RedisPassage> {
    const passage = new RedisPassage(new URL(redisUrl));
    passage.server.listen(0, '127.0.0.1');
    await once(passage.server, 'listening');
    return passage;
  }

  get url(): string {
    const url = new URL(this.target);
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  freeze(): void {
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    for (const socket of this.sockets) socket.resume();
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket, far: Socket): void {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  }
}
