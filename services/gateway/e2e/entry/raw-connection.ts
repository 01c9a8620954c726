import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A connection on which a test writes what no client library would, and reads as slowly as it likes. */
export class RawConnection {
  /** All text received until now. */
  received = '';
  private pace: NodeJS.Timeout | undefined;

  private constructor(private readonly socket: Socket) {
    // The server may close the connection during a write; the tests read the answer it sent before.
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

  /** Bytes written here that the other side has not taken. */
  get waitingBytes(): number {
    return this.socket.writableLength;
  }

  /** Starts reading; before this call the answer stays in the server's buffers. */
  read(): this {
    this.socket.on('data', (chunk) => (this.received += String(chunk)));
    return this;
  }

  write(text: string): void {
    this.socket.write(text);
  }

  /** Writes at an interval until the connection closes. */
  writeEvery(ms: number, text: string): this {
    this.pace = setInterval(() => this.socket.write(text), ms);
    return this;
  }

  close(): void {
    this.socket.destroy();
  }
}
