import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A TCP connection for requests that no client library would send. */
export class RawConnection {
  /** All text received until now. */
  received = '';
  private drip: NodeJS.Timeout | undefined;

  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk) => (this.received += String(chunk)));
    // The server may close the connection during a write; the tests read the answer it sent before.
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

  /** Writes at an interval until the connection closes; a function returns the next piece. */
  writeEvery(ms: number, text: string | (() => string)): void {
    this.drip = setInterval(() => this.socket.write(typeof text === 'string' ? text : text()), ms);
  }

  /** Resets the connection instead of closing it. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  close(): void {
    this.socket.destroy();
  }
}
