import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no client library would, and reads as slowly as it likes. */
export class RawConnection {
  /** What has come back so far. */
  received = '';
  private pace: NodeJS.Timeout | undefined;

  private constructor(private readonly socket: Socket) {
    // A server that closes while it is being written to: what it said before is what counts.
    socket.on('error', () => undefined);
    socket.once('close', () => clearInterval(this.pace));
  }

  /**
   * @param url of the server, without a path
   * @param text is sent first
   */
  static async open(url: string, text: string): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(text);
    return new RawConnection(socket);
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  /** What was written here and the other side has not taken. */
  get waitingBytes(): number {
    return this.socket.writableLength;
  }

  /** Takes what comes; without it the answer stays where it is. */
  read(): this {
    this.socket.on('data', (chunk) => (this.received += String(chunk)));
    return this;
  }

  write(text: string): void {
    this.socket.write(text);
  }

  /** Goes on writing until the connection is closed. */
  writeEvery(ms: number, text: string): this {
    this.pace = setInterval(() => this.socket.write(text), ms);
    return this;
  }

  close(): void {
    this.socket.destroy();
  }
}
