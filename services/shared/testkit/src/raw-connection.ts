import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no client library would, and reads as slowly as it likes. */
export class RawConnection {
  /** All text received until now. */
  received = '';
  private pace: NodeJS.Timeout | undefined;

  private constructor(
    private readonly socket: Socket,
    isReading: boolean,
  ) {
    if (isReading) socket.on('data', (chunk) => (this.received += String(chunk)));
    // The server may close the connection during a write; the tests read the answer it sent before.
    socket.on('error', () => undefined);
    socket.once('close', () => clearInterval(this.pace));
  }

  /**
   * @param url of the server, without a path
   * @param text is sent first
   * @param isReading false: the answer stays in the server's buffers
   */
  static async open(url: string, text = '', isReading = true): Promise<RawConnection> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    const connection = new RawConnection(socket, isReading);
    await once(socket, 'connect');
    connection.write(text);
    return connection;
  }

  get isOpen(): boolean {
    return !this.socket.destroyed;
  }

  /** Bytes written here that the other side has not taken. */
  get waitingBytes(): number {
    return this.socket.writableLength;
  }

  write(text: string): void {
    this.socket.write(text);
  }

  /** Writes at an interval until the connection closes; a function returns the next piece. */
  writeEvery(ms: number, text: string | (() => string)): this {
    this.pace = setInterval(() => this.write(typeof text === 'string' ? text : text()), ms);
    return this;
  }

  /** Resets the connection instead of closing it. */
  reset(): void {
    this.socket.resetAndDestroy();
  }

  close(): void {
    this.socket.destroy();
  }
}
