import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A server address that refuses connections until it is opened. */
export class LateLine {
  /** Number of refused connections. */
  tries = 0;
  private isOpen = false;
  private readonly sockets = new Set<Socket>();
  private readonly server: Server;

  private constructor(private readonly target: URL) {
    this.server = createServer((near) => (this.isOpen ? this.connect(near) : this.refuse(near)));
  }

  /** @param url address of the real server */
  static async to(url: string): Promise<LateLine> {
    const line = new LateLine(new URL(url));
    line.server.listen(0, '127.0.0.1');
    await once(line.server, 'listening');
    return line;
  }

  /** The server's address by this way. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String((this.server.address() as AddressInfo).port);
    return url.href;
  }

  open(): void {
    this.isOpen = true;
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private refuse(near: Socket): void {
    this.tries += 1;
    near.on('error', () => undefined);
    near.destroy();
  }

  private connect(near: Socket): void {
    const far = connect(Number(this.target.port), this.target.hostname);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        other.destroy();
        this.sockets.delete(socket);
      });
    }
    near.pipe(far).pipe(near);
  }
}
