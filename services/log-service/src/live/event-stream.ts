import { Readable } from 'node:stream';
import type { Principal } from '@pruefer/platform';

/** Buffer limit of a slow reader; after a reconnect it gets all events again. */
const MAX_WAITING_BYTES = 256 * 1_024;
/** Time for a reader to receive pending data before its stream ends. */
const CLOSE_GRACE_MS = 250;

export type StreamReader = Pick<Principal, 'userId' | 'sessionId' | 'role'>;

/** One open answer of the event stream. */
export class OpenStream {
  readonly body = new Readable({ read: () => undefined });

  private isEnding = false;

  /** Consecutive failed checks of its session. */
  failedChecks = 0;

  constructor(readonly principal: StreamReader) {}

  /** Sends whole events; closes a stream whose reader is too slow. */
  send(text: string): void {
    if (this.body.destroyed || this.isEnding) return;
    this.body.push(text);
    if (this.body.readableLength > MAX_WAITING_BYTES) this.body.destroy();
  }

  /** Ends the answer in order, and in any case. */
  end(): void {
    if (this.body.destroyed || this.isEnding) return;
    this.isEnding = true;
    this.body.push(null);
    setTimeout(() => this.body.destroy(), CLOSE_GRACE_MS).unref();
  }
}

/** One event in the format of server-sent events (HTML standard, 9.2). */
export function eventText(name: string, data: object): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}

export const COMMENT = ':\n\n';
