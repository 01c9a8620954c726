import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no client library would. */
export class RawConnection {
  /** What has come back so far. */
  received = '';
  private drip: NodeJS.Timeout | undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => (this.received += String(chunk)));
    // A server that closes while it is being written to: what it said before is what counts.
    socket.on('error', () => undefined);
    socket.once('close', () => clearInterval(this.drip));
  }

  /** @param url of the server, without a path */
  static async open(url: string, text = ''): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const connection = new RawConnection(socket);
    await once(socket, 'connect');
    connection.write(text);
    return connection;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  write(text: string): void {
    this.socket.write(text);
  }

  /** Goes on writing until the connection is closed; a function gives the next piece. */
  writeEvery(ms: number, text: string | (() => string)): void {
    this.drip = setInterval(() => this.socket.write(typeof text === 'string' ? text : text()), ms);
  }

  /** Breaks the connection off, instead of closing it. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  close(): void {
    this.socket.destroy();
  }
}
